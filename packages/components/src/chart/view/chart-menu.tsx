import type { ChartLine } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { EllipsisMenu } from '../../ellipsis-menu/ellipsis-menu.tsx';
import { MenuItem } from '../../ellipsis-menu/menu-item.tsx';
import type { ChartMenuItem } from '../chart-props.ts';
import type { SaveFormat } from '../save/save-chart.ts';

export type ChartMenuProps = {
  /** Whether there are values to export. */
  hasMetrics: boolean;
  /** Whether there is a drawing to save as a picture. */
  hasImage: boolean;
  /** The lines that can be switched on; `line` is the one that is on. */
  lines: readonly ChartLine[];
  line: ChartLine | undefined;
  onLineChange: (line: ChartLine | undefined) => void;
  onSave: (kind: SaveFormat) => void;
  /** Additional items. */
  menuItems: readonly ChartMenuItem[] | undefined;
};

const getLineLabel = (line: ChartLine) =>
  line === 'average' ? __('7-day average', 'tillview') : __('Running total', 'tillview');

/** The menu of a chart: switches lines on and off, and saves the chart. */
export function ChartMenu({
  hasMetrics,
  hasImage,
  lines,
  line,
  onLineChange,
  onSave,
  menuItems,
}: ChartMenuProps) {
  return (
    <EllipsisMenu
      label={__('Chart menu', 'tillview')}
      renderContent={({ onClose }) => {
        const item = (kind: SaveFormat, label: string, isAvailable: boolean) => (
          <MenuItem
            isClickable
            isDisabled={!isAvailable}
            onInvoke={() => {
              onClose();
              onSave(kind);
            }}
          >
            {label}
          </MenuItem>
        );
        return (
          <>
            {lines.map((one) => (
              <MenuItem
                key={one}
                isCheckbox
                checked={one === line}
                onInvoke={() => {
                  onClose();
                  onLineChange(one === line ? undefined : one);
                }}
              >
                {getLineLabel(one)}
              </MenuItem>
            ))}
            {item('csv', __('Download as CSV', 'tillview'), hasMetrics)}
            {item('svg', __('Save as image (SVG)', 'tillview'), hasImage)}
            {item('png', __('Save as image (PNG)', 'tillview'), hasImage)}
            {menuItems?.map(({ label, onInvoke }) => (
              <MenuItem
                key={label}
                isClickable
                onInvoke={() => {
                  onClose();
                  onInvoke();
                }}
              >
                {label}
              </MenuItem>
            ))}
          </>
        );
      }}
    />
  );
}

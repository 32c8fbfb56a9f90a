import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem } from '../../ellipsis-menu/index.ts';
import type { SaveFormat } from '../save/save-chart.ts';

export type ChartMenuProps = {
  isTable: boolean;
  /** Whether there are values to save. */
  hasFigures: boolean;
  /** Whether there is a drawing to save. */
  hasPicture: boolean;
  onTableChange: (isTable: boolean) => void;
  onSave: (kind: SaveFormat) => void;
};

/** The menu of a chart: show it as a table, and save it. */
export function ChartMenu({
  isTable,
  hasFigures,
  hasPicture,
  onTableChange,
  onSave,
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
            <MenuItem
              isCheckbox
              checked={isTable}
              onInvoke={() => {
                onClose();
                onTableChange(!isTable);
              }}
            >
              {__('Show as table', 'tillview')}
            </MenuItem>
            {item('csv', __('Download as CSV', 'tillview'), hasFigures)}
            {item('svg', __('Save as picture (SVG)', 'tillview'), hasPicture)}
            {item('png', __('Save as picture (PNG)', 'tillview'), hasPicture)}
          </>
        );
      }}
    />
  );
}

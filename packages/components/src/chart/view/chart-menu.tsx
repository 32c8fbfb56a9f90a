import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem } from '../../ellipsis-menu/index.ts';
import type { SavedKind } from '../save/save-chart.ts';

export type ChartMenuProps = {
  isTable: boolean;
  /** Whether there are figures to take along. */
  hasFigures: boolean;
  /** Whether a picture is drawn. */
  hasPicture: boolean;
  onTable: (isTable: boolean) => void;
  onSave: (kind: SavedKind) => void;
};

/** What else can be done with a chart: seen as a table, and taken along. */
export function ChartMenu({ isTable, hasFigures, hasPicture, onTable, onSave }: ChartMenuProps) {
  return (
    <EllipsisMenu
      label={__('Chart menu', 'tillview')}
      renderContent={({ onClose }) => {
        const item = (kind: SavedKind, label: string, isThere: boolean) => (
          <MenuItem
            isClickable
            isDisabled={!isThere}
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
                onTable(!isTable);
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

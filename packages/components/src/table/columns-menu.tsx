import { __, _n, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '../ellipsis-menu/index.ts';
import { ColumnsIcon } from '../icons/index.ts';
import type { TableHeader } from './types.ts';

type ColumnsMenuProps = {
  headers: readonly TableHeader[];
  shownKeys: readonly string[];
  onToggle: (key: string) => void;
};

const getName = ({ key, label, screenReaderLabel }: TableHeader): string =>
  typeof label === 'string' ? label : (screenReaderLabel ?? key);

/** The menu that shows and hides columns; its button tells how many are hidden. */
export function ColumnsMenu({ headers, shownKeys, onToggle }: ColumnsMenuProps) {
  const offered = headers.filter(({ required }) => !required);
  if (offered.length === 0) return null;
  const hidden = offered.filter(({ key }) => !shownKeys.includes(key));
  const note = hidden.length > 0 && {
    /* translators: %d: how many columns of a table are hidden. */
    short: sprintf(_n('%d hidden', '%d hidden', hidden.length, 'tillview'), hidden.length),
    text: sprintf(
      /* translators: %s: the names of the hidden columns, separated by commas. */
      _n('Hidden column: %s', 'Hidden columns: %s', hidden.length, 'tillview'),
      hidden.map(getName).join(', '),
    ),
  };
  return (
    <EllipsisMenu
      label={__('Choose which values to display', 'tillview')}
      icon={<ColumnsIcon />}
      note={note || undefined}
      renderContent={() => (
        <>
          <MenuTitle>{__('Columns:', 'tillview')}</MenuTitle>
          {offered.map((header) => {
            const checked = shownKeys.includes(header.key);
            return (
              <MenuItem
                key={header.key}
                isCheckbox
                isClickable
                checked={checked}
                // At least one column has to stay visible.
                isDisabled={checked && shownKeys.length === 1}
                onInvoke={() => onToggle(header.key)}
              >
                {getName(header)}
              </MenuItem>
            );
          })}
        </>
      )}
    />
  );
}

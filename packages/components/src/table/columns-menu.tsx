import { __, _n, sprintf } from '@wordpress/i18n';
import { EllipsisMenu } from '../ellipsis-menu/ellipsis-menu.tsx';
import { MenuItem } from '../ellipsis-menu/menu-item.tsx';
import { MenuTitle } from '../ellipsis-menu/menu-title.tsx';
import { ColumnsIcon } from '../icons/icons.tsx';
import { getHeaderName } from './header-name.ts';
import type { TableHeader } from './types.ts';

type ColumnsMenuProps = {
  headers: readonly TableHeader[];
  hiddenKeys: readonly string[];
  onToggle: (key: string) => void;
  onReset: () => void;
};

/** Whether a column is the last visible one, or the last visible numeric one. Such a column cannot be hidden. */
function isLast(
  { key, isNumeric }: TableHeader,
  headers: readonly TableHeader[],
  hiddenKeys: readonly string[],
) {
  const others = headers.filter(
    (other) => other.key !== key && other.partOf === undefined && !hiddenKeys.includes(other.key),
  );
  return others.length === 0 || (isNumeric === true && !others.some((other) => other.isNumeric));
}

/** The menu that shows and hides columns and resets them all. Its button shows how many are hidden. */
export function ColumnsMenu({ headers, hiddenKeys, onToggle, onReset }: ColumnsMenuProps) {
  const offered = headers.filter(({ required }) => !required);
  if (offered.length === 0) return null;
  const hidden = offered.filter(({ key }) => hiddenKeys.includes(key));
  const note = hidden.length > 0 && {
    /* translators: %d: how many columns of a table are hidden. */
    short: sprintf(_n('%d hidden', '%d hidden', hidden.length, 'tillview'), hidden.length),
    text: sprintf(
      /* translators: %s: the names of the hidden columns, separated by commas. */
      _n('Hidden column: %s', 'Hidden columns: %s', hidden.length, 'tillview'),
      hidden.map(getHeaderName).join(', '),
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
            const checked = !hiddenKeys.includes(header.key);
            return (
              <MenuItem
                key={header.key}
                isCheckbox
                isClickable
                checked={checked}
                isDisabled={checked && isLast(header, headers, hiddenKeys)}
                onInvoke={() => onToggle(header.key)}
              >
                {getHeaderName(header)}
              </MenuItem>
            );
          })}
          <MenuItem isClickable isDisabled={hidden.length === 0} onInvoke={onReset}>
            {__('Reset columns', 'tillview')}
          </MenuItem>
        </>
      )}
    />
  );
}

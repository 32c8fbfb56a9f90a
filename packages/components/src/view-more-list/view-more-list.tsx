import { __, _n, sprintf } from '@wordpress/i18n';
import { Children, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';

export type ViewMoreListProps = {
  /** All items. The first one is expected to be rendered before this list already. */
  items: readonly ReactNode[];
};

/** A “+2 more” button after the first item in a table cell. It opens a list of all items. */
export function ViewMoreList({ items }: ViewMoreListProps) {
  const more = items.length - 1;
  if (more < 1) return null;
  return (
    <Dropdown
      className="tillview-view-more-list"
      role="group"
      label={__('All items', 'tillview')}
      headerTitle={__('All items', 'tillview')}
      renderToggle={({ isOpen, onToggle }) => (
        <Button variant="link" aria-expanded={isOpen} onClick={onToggle}>
          {/* translators: %d: how many more there are than the one that is shown. */}
          {sprintf(_n('+%d more', '+%d more', more, 'tillview'), more)}
        </Button>
      )}
      renderContent={() => (
        <ul className="tillview-view-more-list__items">
          {Children.map(items, (item) => (
            <li className="tillview-view-more-list__item">{item}</li>
          ))}
        </ul>
      )}
    />
  );
}

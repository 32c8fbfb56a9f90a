import { Highlight } from '../search/highlight.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatBreadcrumbs } from './tree.ts';
import type { RenderItemArgs } from './types.ts';

/** An item of a search list: a native checkbox, or a radio button for single selection. */
export function SearchListItemRow({
  item,
  isSelected,
  isSingle,
  onSelect,
  search,
  depth,
  controlId,
  isActive,
}: RenderItemArgs) {
  const { count } = item;
  const breadcrumbs = item.breadcrumbs ?? [];
  const parentPath = depth === 0 && breadcrumbs.length > 0 ? formatBreadcrumbs(breadcrumbs) : '';
  return (
    <label
      className={`tillview-search-list__item depth-${depth}`}
      style={{ paddingInlineStart: 12 + depth * 16 }}
      title={[...breadcrumbs, item.name].join(' › ')}
    >
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={`search-list-item-${controlId}`}
        value={item.id}
        checked={isSelected}
        tabIndex={isActive ? 0 : -1}
        onChange={onSelect(item)}
        // A click on a selected radio button fires no change event.
        onClick={isSingle && isSelected ? onSelect(item) : undefined}
        className="tillview-search-list__input"
      />
      <span className="tillview-search-list__name">
        {parentPath !== '' && (
          <span className="tillview-search-list__breadcrumbs">{parentPath} › </span>
        )}
        <Highlight text={item.name} query={search} />
      </span>
      {count !== undefined && (
        <span className="tillview-search-list__count">
          <VisuallyHidden>, </VisuallyHidden>
          {count}
        </span>
      )}
    </label>
  );
}

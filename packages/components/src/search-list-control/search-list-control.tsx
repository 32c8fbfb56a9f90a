import { __ } from '@wordpress/i18n';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { TextControl } from '../text-control/text-control.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getDefaultMessages, type SearchListMessages } from './messages.ts';
import { SearchListItemRow } from './search-list-item.tsx';
import { SelectedItems } from './selected-items.tsx';
import { createItemFilter, flattenLevels, getLevels, indexItems, toTree } from './tree.ts';
import type { RenderItem, SearchListItem } from './types.ts';
import { WindowedList } from './windowed-list.tsx';
import './search-list-control.css';

export type SearchListControlProps = {
  /** All items; there may be thousands. */
  list?: readonly SearchListItem[];
  /** The selected items. */
  selected: readonly SearchListItem[];
  /** Called with the new selection. */
  onChange: (selected: SearchListItem[]) => void;
  /** Called with the search text, initially and when it changes, for callers that run the search themselves. */
  onSearch?: (search: string) => void;
  /** The initial search text. */
  search?: string;
  /** Whether items are loading. */
  isLoading?: boolean;
  /** Whether at most one item can be selected. */
  isSingle?: boolean;
  /** Whether items are nested under their parents. */
  isHierarchical?: boolean;
  /** Whether to use a compact layout. */
  isCompact?: boolean;
  /** Renders an item; a `SearchListItemRow` by default. */
  renderItem?: RenderItem;
  /** Texts that replace the default ones. */
  messages?: Partial<SearchListMessages>;
  className?: string;
};

const NO_ITEMS: readonly SearchListItem[] = [];

const renderDefault: RenderItem = (args) => <SearchListItemRow {...args} />;

/** A list of any length, flat or nested, with a search field and selectable items. */
export function SearchListControl({
  list = NO_ITEMS,
  selected,
  onChange,
  onSearch,
  search: initialSearch = '',
  isLoading = false,
  isSingle = false,
  isHierarchical = false,
  isCompact = false,
  renderItem = renderDefault,
  messages: given,
  className,
}: SearchListControlProps) {
  const controlId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(initialSearch);
  const messages = { ...getDefaultMessages(), ...given };

  const first = useRef({ onSearch, initialSearch });
  useEffect(() => first.current.onSearch?.(first.current.initialSearch), []);

  // The pages of a growing list may overlap, so duplicates are removed.
  const byId = useMemo(() => indexItems(list), [list]);
  const items = useMemo(() => [...byId.values()], [byId]);
  const filter = useMemo(() => createItemFilter(items), [items]);
  const { rows, levels } = useMemo(() => {
    const found = filter(search);
    if (!isHierarchical) return { rows: found.map((item) => ({ item, depth: 0 })) };
    const sorted = getLevels(found);
    return { rows: flattenLevels(sorted), levels: sorted };
  }, [filter, search, isHierarchical]);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  const onSelect = (item: SearchListItem) => () => {
    if (selectedIds.has(item.id)) onChange(selected.filter(({ id }) => id !== item.id));
    else onChange(isSingle ? [item] : [...selected, item]);
  };
  const type = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };

  const states = ['tillview-search-list', isCompact && 'is-compact', className];
  return (
    <div className={states.filter(Boolean).join(' ')}>
      {!isSingle && (
        <SelectedItems
          selected={selected}
          messages={messages}
          onRemove={(item) => {
            field.current?.focus();
            onSelect(item)();
          }}
          onClear={() => {
            field.current?.focus();
            onChange([]);
          }}
        />
      )}
      <TextControl
        ref={field}
        label={messages.search}
        type="search"
        value={search}
        onChange={type}
      />
      {isLoading ? (
        <p className="tillview-search-list__note" role="status">
          <Spinner size={16} />
          <VisuallyHidden>{__('Loading list', 'tillview')}</VisuallyHidden>
        </p>
      ) : rows.length === 0 ? (
        <p className="tillview-search-list__note">
          {search.trim() === '' ? messages.noItems : messages.noResults.replace('%s', () => search)}
        </p>
      ) : (
        <WindowedList
          // A new search text starts at the top of the list.
          key={search}
          rows={rows}
          label={messages.search}
          onUnmountWithFocus={() => field.current?.focus()}
          renderRow={({ item, depth }, isActive) =>
            renderItem({
              // Computed for visible rows only, since breadcrumbs of thousands of items take time.
              item: levels ? toTree(item, levels, byId) : item,
              isSelected: selectedIds.has(item.id),
              isSingle,
              onSelect,
              search,
              depth,
              controlId,
              isActive,
            })
          }
        />
      )}
      <UpdatedMessage
        text={messages.updated}
        isQuiet={isLoading}
        news={`${search} ${rows.length}`}
      />
    </div>
  );
}

type UpdatedMessageProps = {
  text: string;
  /** Whether the list is loading. */
  isQuiet: boolean;
  /** A key of the current results; `text` is announced when the key changes. */
  news: string;
};

/** Announces to screen readers that the list has changed, but not initially. */
function UpdatedMessage({ text, isQuiet, news }: UpdatedMessageProps) {
  const [initial] = useState(news);
  const hasChanged = news !== initial && !isQuiet;
  return (
    <span role="status" className="tillview-visually-hidden">
      {/* A new element for each change, since screen readers do not announce the same text twice. */}
      {hasChanged && <span key={news}>{text}</span>}
    </span>
  );
}

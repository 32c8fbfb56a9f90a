import { __ } from '@wordpress/i18n';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Spinner } from '../spinner/index.ts';
import { TextControl } from '../text-control/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { getDefaultMessages, type SearchListMessages } from './messages.ts';
import { SearchListItemRow } from './search-list-item.tsx';
import { SelectedItems } from './selected-items.tsx';
import { createItemFilter, flattenLevels, getLevels, indexItems, toTree } from './tree.ts';
import type { RenderItem, SearchListItem } from './types.ts';
import { WindowedList } from './windowed-list.tsx';
import './search-list-control.css';

export type SearchListControlProps = {
  /** Everything to choose from; may be thousands. */
  list?: readonly SearchListItem[];
  selected: readonly SearchListItem[];
  onChange: (selected: SearchListItem[]) => void;
  /** Called with the text, at first with the one it starts with: for a caller that searches itself. */
  onSearch?: (search: string) => void;
  /** The text it starts with. */
  search?: string;
  isLoading?: boolean;
  /** Whether one item at most may be chosen. */
  isSingle?: boolean;
  /** Whether items stand below their parents. */
  isHierarchical?: boolean;
  /** Whether it takes little room. */
  isCompact?: boolean;
  renderItem?: RenderItem;
  messages?: Partial<SearchListMessages>;
  className?: string;
};

const NO_ITEMS: readonly SearchListItem[] = [];

const renderDefault: RenderItem = (args) => <SearchListItemRow {...args} />;

/** A list to choose from, narrowed by typing, flat or as trees, of any length. */
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

  // Pages of a list that grows while it is read overlap: an item stands in it once.
  const byId = useMemo(() => indexItems(list), [list]);
  const items = useMemo(() => [...byId.values()], [byId]);
  const filter = useMemo(() => createItemFilter(items), [items]);
  const { rows, levels } = useMemo(() => {
    const found = filter(search);
    if (!isHierarchical) return { rows: found.map((item) => ({ item, depth: 0 })) };
    const sorted = getLevels(found);
    return { rows: flattenLevels(sorted), levels: sorted };
  }, [filter, search, isHierarchical]);
  const chosen = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  const onSelect = (item: SearchListItem) => () => {
    if (chosen.has(item.id)) onChange(selected.filter(({ id }) => id !== item.id));
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
          // Another text is another list: it begins at its top.
          key={search}
          rows={rows}
          label={messages.search}
          onGone={() => field.current?.focus()}
          renderRow={({ item, depth }, isActive) =>
            renderItem({
              // Made for the rows in sight alone: the names above thousands of items take time.
              item: levels ? toTree(item, levels, byId) : item,
              isSelected: chosen.has(item.id),
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
  /** Whether the list is still on its way. */
  isQuiet: boolean;
  /** What the list has become: told when it changes. */
  news: string;
};

/** Tells screen readers that the list has changed; not on the first look at it. */
function UpdatedMessage({ text, isQuiet, news }: UpdatedMessageProps) {
  const [initial] = useState(news);
  const isNews = news !== initial && !isQuiet;
  return (
    <span role="status" className="tillview-visually-hidden">
      {/* Another element for other news: the same words would not be said twice. */}
      {isNews && <span key={news}>{text}</span>}
    </span>
  );
}

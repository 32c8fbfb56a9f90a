import type { FilterConfig } from '@tillview/navigation';
import { AnimationSlider } from '../animation-slider/animation-slider.tsx';
import { moveByKey } from '../focus/move-by-key.ts';
import { ChevronEndIcon, ChevronStartIcon, CheckIcon } from '../icons/icons.tsx';
import { Search } from '../search/search.tsx';
import { toSearchType } from '../search/kinds.tsx';
import type { Autocompleter, SearchSelection } from '../search/types.ts';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { useFilterLevels, type Option } from './use-filter-levels.ts';
import '../option-list/option-list.css';

const ITEM = 'tillview-option-list__item';

type FilterListProps = {
  config: FilterConfig<Autocompleter>;
  /** The selected value. */
  value: string;
  /** The items selected in the search of the selected option. */
  tags: readonly SearchSelection[];
  onSelect: (option: Option) => void;
  /** Called with the item that was selected last; with `undefined` when the tag was removed. */
  onSearch: (option: Option, item: SearchSelection | undefined) => void;
};

/**
 * Moves the focus to the first option or search field, after the Back button and the Remove button of a selected item.
 */
function focusFirst(container: HTMLElement) {
  container.querySelector<HTMLElement>(':is(button, input):not([data-skip-focus])')?.focus();
}

/** Moves the focus to another option; otherwise the arrow keys would scroll the page away from the list. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveByKey(event, 'ul', `.${ITEM}`);

/** The options of one level of a filter; nested options slide in, and slide out on the Back button. */
export function FilterList({ config, value, tags, onSelect, onSearch }: FilterListProps) {
  const { level, animate, open, back } = useFilterLevels(config, value);
  const { path, options, parent } = level;

  const item = (option: Option) => {
    const isSelected = option.value === value;
    if (option.component === 'Search' && option.settings) {
      const { type, labels, autocompleter } = option.settings;
      return (
        <Search
          type={toSearchType(type)}
          className="tillview-filter-picker__search"
          placeholder={labels.placeholder}
          autocompleter={autocompleter}
          selected={isSelected ? tags : []}
          onChange={(selected) => onSearch(option, selected.at(-1))}
          inlineTags
          staticResults
        />
      );
    }
    const hasMore = (option.subFilters?.length ?? 0) > 0;
    return (
      <button
        type="button"
        className={`${ITEM}${isSelected ? ' is-selected' : ''}`}
        onKeyDown={onKeyDown}
        aria-current={isSelected ? 'true' : undefined}
        onClick={(event) => {
          // The second click of a double click was meant for the previous level.
          if (event.detail > 1) return;
          if (hasMore) open(option);
          else onSelect(option);
        }}
      >
        <span className="tillview-option-list__label">{option.label}</span>
        {hasMore ? <ChevronEndIcon /> : isSelected && <CheckIcon />}
      </button>
    );
  };

  return (
    <AnimationSlider
      className="tillview-filter-picker__content"
      animationKey={path.join('>')}
      animate={animate}
      onExited={focusFirst}
    >
      {() => (
        <ul className="tillview-option-list">
          {parent && (
            <li>
              <button
                type="button"
                className={`${ITEM} is-back`}
                onKeyDown={onKeyDown}
                onClick={back}
                data-skip-focus
                aria-label={sprintf(
                  /* translators: %s: the option whose list is left. */
                  __('Back: %s', 'tillview'),
                  parent.label,
                )}
              >
                <ChevronStartIcon />
                <span className="tillview-option-list__label">{parent.label}</span>
              </button>
            </li>
          )}
          {options.map((option) => (
            <li key={option.value}>{item(option)}</li>
          ))}
        </ul>
      )}
    </AnimationSlider>
  );
}

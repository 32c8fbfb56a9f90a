import type { CurrencyConfig } from '@tillview/currency';
import {
  updateQueryString,
  type AdvancedFiltersConfig,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { Fragment, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { isPlainClick, Link } from '../link/link.tsx';
import type { Autocompleter } from '../search/types.ts';
import { FilterRow, isRendered } from './filter-row.tsx';
import { parseSentence } from './parse-sentence.ts';
import { useAdvancedFilters, type AdvancedFilterAction } from './use-advanced-filters.ts';
import '../option-list/option-list.css';
import './advanced-filters.css';

export type AdvancedFiltersProps = {
  /** The filters, and the title sentence. */
  config: AdvancedFiltersConfig<Autocompleter>;
  /** In-app path of the report. */
  path: string;
  /** The query parameters of the current URL. */
  query?: Query;
  /** The store's currency format. */
  currency?: CurrencyConfig | undefined;
  /** The locale of the site, such as `en_US`; it only affects the layout of the sentences (R9.7). */
  siteLocale?: string;
  /** Called with the parameters to change. By default, writes them to the URL. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** Called after a user action: adding, removing, clearing or applying filters, or changing the match. */
  onAdvancedFilterAction?: ((...action: AdvancedFilterAction) => void) | undefined;
};

const NO_QUERY: Query = {};
const ENGLISH = /^en([-_]|$)/i;

/**
 * The advanced filter panel: filters as sentences, a select for whether all or any must match, and a link that applies
 * them (R2.19, R4.8).
 */
export function AdvancedFilters({
  config,
  path,
  query = NO_QUERY,
  currency,
  siteLocale = 'en_US',
  onQueryUpdate = (update) => updateQueryString(update, path, query),
  onAdvancedFilterAction,
}: AdvancedFiltersProps) {
  const { filters } = config;
  const panel = useAdvancedFilters({
    filters,
    path,
    query,
    onQueryUpdate,
    onAction: onAdvancedFilterAction,
  });
  const addable = panel.addable.filter((key) => isRendered(filters[key]));
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  /** Moves the focus from a row that is removed to the next row or, if there is none, to the previous one. */
  const moveFocusFrom = (row: HTMLElement | null) => {
    const rows = [...(list.current?.querySelectorAll('fieldset') ?? [])];
    const index = rows.findIndex((fieldset) => row?.contains(fieldset));
    const next = rows[index + 1] ?? rows[index - 1] ?? add.current ?? list.current;
    next?.focus();
  };

  const match = (
    <select
      className="tillview-advanced-filters__select"
      aria-label={__('Match all or any of the filters', 'tillview')}
      value={panel.match}
      onChange={(event) => panel.setMatch(event.currentTarget.value === 'any' ? 'any' : 'all')}
    >
      <option value="all">{__('All', 'tillview')}</option>
      <option value="any">{__('Any', 'tillview')}</option>
    </select>
  );
  const title = (
    <span className="tillview-advanced-filters__title">
      {parseSentence(config.title, ['select']).map((part, index) =>
        part.type === 'slot' ? (
          <Fragment key="select">{match}</Fragment>
        ) : (
          part.text.trim() !== '' && <span key={index}>{part.text.trim()}</span>
        ),
      )}
    </span>
  );

  return (
    <Card className="tillview-advanced-filters" title={title} isFlush>
      <div ref={list} tabIndex={-1} className="tillview-advanced-filters__body">
        <ul className="tillview-advanced-filters__rows">
          {panel.rows.map((row) => {
            const filter = filters[row.filter.key];
            if (!isRendered(filter)) return null;
            return (
              <FilterRow
                key={row.id}
                config={filter}
                filter={row.filter}
                query={query}
                currency={currency}
                isEnglish={ENGLISH.test(siteLocale)}
                isNew={row.id === panel.addedId}
                onChange={(next) => panel.change(row.id, next)}
                onRemove={(event) => {
                  moveFocusFrom(event.currentTarget.closest('li'));
                  panel.remove(row);
                }}
              />
            );
          })}
        </ul>
        <div className="tillview-advanced-filters__actions">
          {addable.length > 0 && (
            <Dropdown
              headerTitle={__('Add a filter', 'tillview')}
              renderToggle={({ isOpen, onToggle }) => (
                <Button ref={add} variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
                  <span aria-hidden="true">+</span> {__('Add a filter', 'tillview')}
                </Button>
              )}
              renderContent={({ onClose }) => (
                <ul className="tillview-option-list tillview-advanced-filters__choices">
                  {addable.map((key) => (
                    <li key={key}>
                      <button
                        type="button"
                        className="tillview-option-list__item"
                        onClick={() => {
                          onClose();
                          panel.add(key);
                        }}
                      >
                        <span className="tillview-option-list__label">
                          {filters[key]?.labels.add}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            />
          )}
          {/* One element in both states, so that it keeps the focus. */}
          <Link
            className="tillview-button is-primary"
            href={panel.link}
            role={panel.canFilter ? undefined : 'button'}
            aria-disabled={panel.canFilter ? undefined : true}
            onClick={(event) => {
              if (!panel.canFilter) return false;
              panel.reportFilter();
              if (!isPlainClick(event)) return true;
              onQueryUpdate(panel.update);
              return false;
            }}
          >
            {__('Filter', 'tillview')}
          </Link>
          {panel.rows.length > 0 && (
            <Link
              className="tillview-button is-link"
              href={panel.emptyLink}
              onClick={(event) => {
                // A click with a modifier key opens the link in another tab or window and leaves the panel unchanged.
                if (!isPlainClick(event)) return true;
                (add.current ?? list.current)?.focus();
                panel.clear();
                return false;
              }}
            >
              {__('Clear all filters', 'tillview')}
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}

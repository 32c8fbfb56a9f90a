import {
  getCouponProfits,
  getCurrencyCodes,
  getItemProfits,
  hasKnownCost,
  isMostlyKnown,
  sumLines,
  toOwnAmounts,
  type LineSums,
  type ReportRequest,
} from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useMemo, type ComponentType } from 'react';
import { useHost } from '../../host/host-context.ts';
import { readValue } from '../../reporting/definition/metric-values.ts';
import type {
  AddedValues,
  AdditionReaderProps,
} from '../../reporting/definition/report-definition.ts';
import { useCatalogue } from '../../reporting/profit/use-catalogue.ts';
import { useUnitCosts } from '../../reporting/profit/use-unit-costs.ts';
import { getPlainView } from '../../reporting/table/plain-view.ts';
import { explainOtherDay } from '../../reporting/request/describe-date-basis.ts';
import { useUrl } from '../../shell/use-url.ts';
import { ForbiddenCosts, NoCosts } from '../cost-notices.tsx';
import { describeMissing } from '../describe-missing.ts';
import { LedgerPanel } from '../ledger-panel.tsx';
import { getMissingMonths, hasMonths, toSecondsRange, useLedger } from '../use-ledger.ts';
import { addProfit } from './add-profit.ts';
import { hasTodayColumn, type ProfitItem } from './profit-params.ts';
import '../added-columns.css';

const NO_LINES: readonly LineSums[] = [];

const NO_IDS: readonly number[] = [];

const CATEGORY_FIELDS = ['id', 'categories'];

const unique = (ids: readonly number[]): readonly number[] => [
  ...new Set(ids.filter((id) => id !== 0)),
];

/** The numbers of the categories of a product. */
const readCategories = (list: unknown): readonly number[] =>
  Array.isArray(list) ? list.map((each: object) => readValue(Reflect.get(each, 'id')) ?? 0) : [];

/** The categories of the products of lines, for a table of categories. */
function useCategoriesOf(lines: readonly LineSums[], isNeeded: boolean) {
  const products = useMemo(
    () => (isNeeded ? unique(lines.map(({ product }) => product)) : NO_IDS),
    [lines, isNeeded],
  );
  const { items, ...state } = useCatalogue({ products, variations: NO_IDS }, CATEGORY_FIELDS);
  const byProduct = useMemo(
    () => new Map([...items].map(([id, { categories }]) => [id, readCategories(categories)])),
    [items],
  );
  return { byProduct, ...state };
}

/** The present costs of the products and variations of lines without a known cost. */
function useTodayCosts(lines: readonly LineSums[], isNeeded: boolean) {
  const ids = useMemo(() => {
    const open = isNeeded ? lines.filter(({ unknownUnits }) => unknownUnits !== 0) : NO_LINES;
    return {
      products: unique(open.map(({ product, variation }) => (variation === 0 ? product : 0))),
      variations: unique(open.map(({ variation }) => variation)),
    };
  }, [lines, isNeeded]);
  return useUnitCosts(ids);
}

const sumUp = (lines: readonly LineSums[], key: 'net' | 'known') =>
  lines.reduce((sum, line) => sum + line[key], 0);

/** The keys of the rows that a line belongs to. */
function createKeysOf(item: ProfitItem, categories: ReadonlyMap<number, readonly number[]>) {
  switch (item) {
    case 'variation':
      return ({ variation }: LineSums) => [variation];
    case 'category':
      return ({ product }: LineSums) => categories.get(product) ?? [];
    default:
      return ({ product }: LineSums) => [product];
  }
}

/** Cost and profit of the items of a range; undefined while orders or products are missing. */
function useProfits(item: ProfitItem, request: ReportRequest) {
  const known = useLedger('screen', true);
  const { query } = useUrl();
  const {
    dateType,
    currency: { code: shop },
  } = useHost();
  const { state } = known;
  const hasSeveral = useMemo(
    () => getCurrencyCodes(state.months.values()).length > 1,
    [state.months],
  );
  // The amounts of lines are those of their orders: only orders in the currency of the store can be added up, as its costs.
  const months = useMemo(
    () => (hasSeveral ? toOwnAmounts(state.months, shop) : state.months),
    [hasSeveral, state.months, shop],
  );
  const { primary } = request;
  const missing = getMissingMonths(state, primary).length;
  const isRead =
    primary !== null &&
    state.expected !== undefined &&
    !state.isCostForbidden &&
    (missing === 0 || hasMonths(state, primary));
  const lines = useMemo(
    () => (isRead && primary ? sumLines(months, toSecondsRange(primary)) : NO_LINES),
    [isRead, primary, months],
  );
  const categories = useCategoriesOf(lines, item === 'category');
  const hasToday = item !== 'coupon' && hasTodayColumn(query);
  const unitCosts = useTodayCosts(lines, hasToday);
  const profits = useMemo(() => {
    if (!isRead || !primary) return undefined;
    return item === 'coupon'
      ? getCouponProfits(months, toSecondsRange(primary))
      : getItemProfits(lines, createKeysOf(item, categories.byProduct), unitCosts.costs);
  }, [isRead, primary, item, months, lines, categories.byProduct, unitCosts.costs]);
  const hasCosts = useMemo(() => hasKnownCost(months.values()), [months]);
  const [net, cost] = useMemo(() => [sumUp(lines, 'net'), sumUp(lines, 'known')], [lines]);
  const notes = [
    explainOtherDay(__('Cost, gross profit and margin', 'tillview'), dateType),
    hasSeveral &&
      sprintf(
        /* translators: %s: the code of a currency, such as "USD". */
        __('Cost, gross profit and margin count only orders in %s.', 'tillview'),
        shop,
      ),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    known,
    isEmpty: isRead && state.unread.length === 0 && !hasCosts,
    error: categories.error ?? unitCosts.error,
    profits: categories.isRequesting ? undefined : profits,
    hasToday,
    share: isMostlyKnown(net, cost)
      ? undefined
      : net > 0
        ? Math.round((1000 * cost) / net) / 10
        : 0,
    missing,
    notes,
  };
}

function ProfitOrders({
  item,
  request,
  context,
  onChange,
}: AdditionReaderProps & { item: ProfitItem }) {
  const found = useProfits(item, request);
  const { known, isEmpty, error, profits, hasToday, share, missing, notes } = found;
  const { isCostForbidden } = known.state;
  const failure = error && __('The products could not be read.', 'tillview');
  const values = useMemo<AddedValues>(() => {
    const note = [missing > 0 ? describeMissing(missing, context) : '', notes]
      .filter(Boolean)
      .join(' ');
    return {
      getView(options) {
        if (profits && !isEmpty && !failure)
          return addProfit(options, { item, profits, share, hasToday, note });
        // Not busy: the rows stay while orders are read, which can take a minute.
        return getPlainView(options, { error: failure });
      },
    };
  }, [item, profits, share, hasToday, missing, notes, context, isEmpty, failure]);
  // Before the table is painted without them.
  useLayoutEffect(() => onChange(values), [values, onChange]);
  return (
    <div className="tillview-added-columns">
      <LedgerPanel known={known} context={context} />
      {isCostForbidden && <ForbiddenCosts />}
      {isEmpty && <NoCosts />}
    </div>
  );
}

const toReader = (item: ProfitItem): ComponentType<AdditionReaderProps> =>
  function ItemReader(props) {
    return <ProfitOrders item={item} {...props} />;
  };

/** The readers of cost and profit, by what the rows of the table are. */
export const readers = {
  product: toReader('product'),
  variation: toReader('variation'),
  category: toReader('category'),
  coupon: toReader('coupon'),
} as const satisfies Readonly<Record<ProfitItem, ComponentType<AdditionReaderProps>>>;

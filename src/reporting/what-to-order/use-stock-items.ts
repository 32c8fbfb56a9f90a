import {
  itemsStore,
  MAX_PER_PAGE,
  useFreshReports,
  useKeptIdentity,
  type CatalogueProduct,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import {
  countListed,
  getSalesReport,
  getStockItems,
  type Reply,
  type StockItem,
  type StockReplies,
} from './stock-items.ts';
import {
  BACKORDERS_QUERY,
  getSalesRange,
  LOW_STOCK,
  LOW_STOCK_QUERY,
  toSalesQuery,
  type SalesRange,
  type SalesReport,
} from './stock-requests.ts';
import { useLowStockTotal } from './use-low-stock-total.ts';
import { useStockReport, type ReadFailure } from './use-stock-report.ts';

/** The items that may have to be ordered, and what is known of them. */
export type StockItems = {
  readonly items: readonly StockItem[];
  /** Whether a part is being read for the first time. */
  readonly isRequesting: boolean;
  /** Why the items with low stock, those on backorder, and the sales could not be read. */
  readonly failures: {
    readonly low: ReadFailure | undefined;
    readonly backorders: ReadFailure | undefined;
    readonly sales: ReadFailure | undefined;
  };
  readonly range: SalesRange;
  /** The number of items with low stock or on backorder that were not read: of each list, one page is. */
  readonly unreadItems: number;
  /** How many products and variations are low, out of stock or on backorder; undefined if it is not known. */
  readonly listed: number | undefined;
  /** The most units that an item sold whose stock was not read; undefined if all items that sold were read. */
  readonly unreadUnits: number | undefined;
  /** Listed items whose sales were not read, because they are not among the best-selling ones, and how to read them. */
  readonly others: { readonly count: number; readonly onRead: () => void } | undefined;
};

const NO_IDS: StockReplies['otherIds'] = { products: [], variations: [] };

/** The low stock list, and the state of its request. */
function useLowItems() {
  const registry = useRegistry();
  const { items, isRead, error } = useSelect((select) => {
    const { getItems, getItemsError, hasFinishedResolution } = select(itemsStore);
    return {
      items: getItems(LOW_STOCK, LOW_STOCK_QUERY),
      isRead: hasFinishedResolution('getItems', [LOW_STOCK, LOW_STOCK_QUERY]),
      error: getItemsError(LOW_STOCK, LOW_STOCK_QUERY),
    };
  }, []);
  // A page that is not full is the only one: no request for the total is needed.
  const total = useLowStockTotal(items.size >= MAX_PER_PAGE) ?? items.size;
  // While the list is refreshed, the previous items stay.
  const isKnown = items.size > 0 || (isRead && !error);
  const reply = useMemo<Reply<CatalogueProduct>>(
    () => (isKnown ? { rows: [...items.values()], isComplete: true } : undefined),
    [items, isKnown],
  );
  const onRetry = () =>
    void registry
      .dispatch(itemsStore)
      .invalidateResolution('getItems', [LOW_STOCK, LOW_STOCK_QUERY]);
  return {
    reply,
    isRequesting: !isKnown && !error,
    unread: total - items.size,
    failure: error && { error, onRetry },
  };
}

/** Reads the sales of items: of those that sold most, of those with the ids, or of those of the products. */
function useSales(
  report: SalesReport,
  range: SalesRange,
  ids?: readonly number[],
  idsOf?: 'product_includes',
) {
  const query = useMemo(
    () => (ids?.length === 0 ? undefined : toSalesQuery(range, report, ids, idsOf)),
    [range, report, ids, idsOf],
  );
  return useStockReport(report, query);
}

/**
 * Reads what may have to be ordered, in four requests of up to 100 items each: items with low stock, items on backorder,
 * and the products and variations that sold most, with their stock.
 */
export function useStockItems(): StockItems {
  const { query } = useUrl();
  useFreshReports(query);
  const range = useKeptIdentity(getSalesRange());
  const [ids, setIds] = useState(NO_IDS);
  const low = useLowItems();
  const backorders = useStockReport('stock', BACKORDERS_QUERY);
  const products = useSales('products', range);
  const variations = useSales('variations', range);
  const otherProducts = useSales('products', range, ids.products);
  const otherVariations = useSales('variations', range, ids.variations);
  const variationsOfOthers = useSales('variations', range, ids.products, 'product_includes');

  const items = useMemo(
    () =>
      getStockItems({
        low: low.reply,
        backorders: backorders.reply,
        products: products.reply,
        variations: variations.reply,
        otherProducts: otherProducts.reply,
        otherVariations: otherVariations.reply,
        variationsOfOthers: variationsOfOthers.reply,
        otherIds: ids,
      }),
    [
      low.reply,
      backorders.reply,
      products.reply,
      variations.reply,
      otherProducts.reply,
      otherVariations.reply,
      variationsOfOthers.reply,
      ids,
    ],
  );

  const sales = [products, variations, otherProducts, otherVariations, variationsOfOthers];
  const failed = sales.flatMap(({ failure }) => failure ?? []);
  const [firstFailure] = failed;
  const isPending = [low, backorders, products, variations].some((each) => each.isRequesting);
  const unknown = items.filter(({ isListed, sold }) => isListed && !sold);
  const leastSold = [products, variations].flatMap(({ rows, unread }) =>
    unread > 0 ? [Number(rows.at(-1)?.['items_sold'] ?? 0)] : [],
  );
  const isOffered = unknown.length > 0 && !isPending && failed.length === 0 && ids === NO_IDS;
  const idsOf = (report: SalesReport) =>
    unknown
      .filter((item) => getSalesReport(item) === report)
      .map(({ id }) => id)
      .slice(0, MAX_PER_PAGE);
  return {
    items,
    isRequesting: isPending,
    failures: {
      low: low.failure,
      backorders: backorders.failure,
      sales: firstFailure && {
        error: firstFailure.error,
        onRetry: () => failed.forEach(({ onRetry }) => onRetry()),
      },
    },
    range,
    unreadItems: low.unread + backorders.unread,
    listed: low.reply && backorders.reply && countListed(items) + low.unread + backorders.unread,
    unreadUnits: leastSold.length > 0 ? Math.max(...leastSold) : undefined,
    others: isOffered
      ? {
          count: unknown.length,
          onRead: () => setIds({ products: idsOf('products'), variations: idsOf('variations') }),
        }
      : undefined,
  };
}

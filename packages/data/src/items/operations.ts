import { receiveQueryResult } from '../core/collection.ts';
import { MAX_PER_PAGE, NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { readTotals } from '../core/rest-client.ts';
import { listWithIds } from '../core/shapes.ts';
import { getCollection, getTotalKey, withCollection } from './collections.ts';
import { readPageTotals } from '../reports/page-totals.ts';
import type * as changeProductsCode from './change-products.ts';
import type { CatalogueItem, CatalogueProduct, ItemsData, TemplateFields } from './types.ts';

type Context = OperationContext<ItemsData>;

function pathOf(itemType: string): string {
  return `${NAMESPACE}/${itemType === 'categories' ? 'products/categories' : itemType}`;
}

let changes: typeof changeProductsCode | undefined;

/** Loads the code that changes products: after the first render, or with the first change. */
export async function loadChanges(): Promise<typeof changeProductsCode> {
  changes ??= await import('./change-products.ts');
  return changes;
}

export const resolvers = {
  async getItems({ get, rest, set }: Context, itemType: string, query: Query = {}): Promise<void> {
    const { data, headers } = await rest.readWithHeaders(
      pathOf(itemType),
      query,
      listWithIds<CatalogueItem>(),
    );
    const totals = readTotals(headers, data.length);
    const key = getResourceName(itemType, query);
    const collection = receiveQueryResult(getCollection(get(), itemType), key, data, totals);
    set({
      ...withCollection(get(), itemType, collection),
      totals: { ...get().totals, [getTotalKey(itemType, query)]: totals.totalResults },
    });
  },

  /**
   * Reads the smallest possible page: the headers contain the total (R7.79). If a proxy has removed them, the largest page
   * is counted. Throws if more items may follow: the number of a part is not the total.
   */
  async getItemsTotalCount(
    { get, rest, set }: Context,
    itemType: string,
    query: Query = {},
  ): Promise<void> {
    const count = async (perPage: number) => {
      const page = { ...query, page: 1, per_page: perPage };
      const { data, headers } = await rest.readWithHeaders(
        pathOf(itemType),
        page,
        listWithIds<CatalogueItem>(),
      );
      return readPageTotals(headers, data.length, page);
    };
    let totals = await count(1);
    if (totals.isTotalUnknown) totals = await count(MAX_PER_PAGE);
    if (totals.isTotalUnknown)
      throw new Error(`The server does not count the items "${itemType}".`);
    const { totalResults } = totals;
    set({ totals: { ...get().totals, [getTotalKey(itemType, query)]: totalResults } });
  },
};

export const actions = {
  /**
   * Changes the stock of a product or variation: applied immediately in every list, reverted when the request fails
   * (R4.66, R4.67). Returns the saved product; reports, totals and the low stock list are read again.
   */
  async updateProductStock(
    context: Context,
    product: CatalogueProduct,
    quantity: number,
  ): Promise<CatalogueProduct> {
    return context.environment.whileSaving(async () => {
      const { changeStock } = changes ?? (await loadChanges());
      return changeStock(context, product, quantity);
    });
  },

  /** Creates a product from a template. Returns the new product; the server only sends its id. */
  async createProductFromTemplate(
    context: Context,
    fields: TemplateFields,
    query: Query = {},
  ): Promise<CatalogueProduct> {
    const { createProduct } = changes ?? (await loadChanges());
    return createProduct(context, fields, query);
  },
};

type ItemsOperations = typeof resolvers & typeof actions;

const byTypeAndQuery = (itemType: string, query: Query = {}) => getResourceName(itemType, query);

export const keys = {
  getItems: byTypeAndQuery,
  getItemsTotalCount: byTypeAndQuery,
} satisfies KeyFunctions<ItemsOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<ItemsOperations, typeof keys>(keys);

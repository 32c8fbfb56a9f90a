import { receiveQueryResult } from '../core/collection.ts';
import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { readTotals } from '../core/rest-client.ts';
import { listWithIds } from '../core/shapes.ts';
import { getCollection, getTotalKey, withCollection } from './collections.ts';
import { readTotalCount } from '../reports/page-totals.ts';
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

  async getItemsTotalCount(
    { get, rest, set }: Context,
    itemType: string,
    query: Query = {},
  ): Promise<void> {
    const shape = listWithIds<CatalogueItem>();
    const total = await readTotalCount(rest, pathOf(itemType), query, shape);
    set({ totals: { ...get().totals, [getTotalKey(itemType, query)]: total } });
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

import { receiveQueryResult, receiveItems } from '../core/collection.ts';
import { NAMESPACE, WC_ADMIN_NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { readTotals } from '../core/rest-client.ts';
import { listWithIds, recordWithId } from '../core/shapes.ts';
import { reportsStore } from '../reports/index.ts';
import {
  beginStockChange,
  endStockChange,
  getCollection,
  getTotalKey,
  withCollection,
} from './collections.ts';
import type { CatalogueItem, CatalogueProduct, ItemsData, TemplateFields } from './types.ts';

/** The list whose products depend on their stock. */
const LOW_IN_STOCK = 'products/low-in-stock';

type Context = OperationContext<ItemsData>;

function pathOf(itemType: string): string {
  return `${NAMESPACE}/${itemType === 'categories' ? 'products/categories' : itemType}`;
}

function stockPathOf({ id, parent_id, type }: CatalogueProduct): string {
  return type === 'variation'
    ? `${NAMESPACE}/products/${parent_id}/variations/${id}`
    : `${NAMESPACE}/products/${id}`;
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

  /** Reads the smallest page, because the headers have the total (R7.79). */
  async getItemsTotalCount(
    { get, rest, set }: Context,
    itemType: string,
    query: Query = {},
  ): Promise<void> {
    const { data, headers } = await rest.readWithHeaders(
      pathOf(itemType),
      { ...query, page: 1, per_page: 1 },
      listWithIds<CatalogueItem>(),
    );
    const { totalResults } = readTotals(headers, data.length);
    set({ totals: { ...get().totals, [getTotalKey(itemType, query)]: totalResults } });
  },
};

export const actions = {
  /**
   * Changes the stock of a product or variation: applied immediately in every list, reverted when the request fails
   * (R4.66, R4.67). Returns the saved product; reports, totals and the list of
   * low stock are read again.
   */
  async updateProductStock(
    { get, registry, resolutions, rest, set }: Context,
    product: CatalogueProduct,
    quantity: number,
  ): Promise<CatalogueProduct> {
    set(beginStockChange(get(), product, quantity));
    try {
      const body = { ...product, stock_quantity: quantity };
      const path = stockPathOf(product);
      const saved = await rest.write('PUT', path, { body }, recordWithId<CatalogueProduct>());
      set(endStockChange(get(), product.id, saved));
    } catch (error) {
      set(endStockChange(get(), product.id));
      throw error;
    }
    // What is shown stays until it was read again: a table that is edited must not disappear after each change.
    void registry.dispatch(reportsStore).refreshReports();
    resolutions.forget(
      resolutions.list().filter(
        ({ selector, args: [itemType] }) =>
          selector === 'getItemsTotalCount' ||
          // The list has the products whose stock is low now.
          (selector === 'getItems' && itemType === LOW_IN_STOCK),
      ),
    );
    return { ...product, ...getCollection(get(), 'products').byId[product.id], id: product.id };
  },

  /** Creates a product from a template. Returns the new product, of which the store sends only the id. */
  async createProductFromTemplate(
    { get, rest, set }: Context,
    fields: TemplateFields,
    query: Query = {},
  ): Promise<CatalogueProduct> {
    const path = `${WC_ADMIN_NAMESPACE}/onboarding/tasks/create_product_from_template`;
    const options = { body: fields, query };
    const product = await rest.write('POST', path, options, recordWithId<CatalogueProduct>());
    const products = receiveItems(getCollection(get(), 'products'), [product]);
    set(withCollection(get(), 'products', products));
    return product;
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

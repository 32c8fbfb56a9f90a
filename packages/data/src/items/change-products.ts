import { receiveItems } from '../core/collection.ts';
import { NAMESPACE, WC_ADMIN_NAMESPACE } from '../core/constants.ts';
import type { OperationContext } from '../core/operations.ts';
import type { Query } from '../core/query.ts';
import { recordWithId } from '../core/shapes.ts';
import { reportsStore } from '../reports/index.ts';
import { getCollection, withCollection } from './collections.ts';
import { beginStockChange, endStockChange } from './stock-changes.ts';
import type { CatalogueProduct, ItemsData, TemplateFields } from './types.ts';

type Context = OperationContext<ItemsData>;

/** The list whose content depends on the products' stock. */
const LOW_IN_STOCK = 'products/low-in-stock';

function stockPathOf({ id, parent_id, type }: CatalogueProduct): string {
  return type === 'variation'
    ? `${NAMESPACE}/products/${parent_id}/variations/${id}`
    : `${NAMESPACE}/products/${id}`;
}

/** Implementation of `updateProductStock`. */
export async function changeStock(
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
  // The displayed reports stay until they are read again: a table must not disappear after each edit.
  void registry.dispatch(reportsStore).refreshReports();
  resolutions.forget(
    resolutions.list().filter(
      ({ selector, args: [itemType] }) =>
        selector === 'getItemsTotalCount' ||
        // The stock change may add products to this list or remove them.
        (selector === 'getItems' && itemType === LOW_IN_STOCK),
    ),
  );
  return { ...product, ...getCollection(get(), 'products').byId[product.id], id: product.id };
}

/** Implementation of `createProductFromTemplate`. */
export async function createProduct(
  { get, rest, set }: Context,
  fields: TemplateFields,
  query: Query,
): Promise<CatalogueProduct> {
  const path = `${WC_ADMIN_NAMESPACE}/onboarding/tasks/create_product_from_template`;
  const options = { body: fields, query };
  const product = await rest.write('POST', path, options, recordWithId<CatalogueProduct>());
  const products = receiveItems(getCollection(get(), 'products'), [product]);
  set(withCollection(get(), 'products', products));
  return product;
}

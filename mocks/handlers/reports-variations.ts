import { lineRows, variationTest } from '../analytics/lines.ts';
import { toMajor } from '../money.ts';
import { PRODUCTS, attributesOf, variationLinkOf, variationName } from './catalog-entities.ts';
import { listResponse, sortBy } from './list.ts';
import type { RestResponse, RestRequest } from './route.ts';
import { soldRows, metricKey, placeholder, soldMetrics, stockOf } from './sold-rows.ts';
import { readRange } from './stats-response.ts';

/** Responds with the rows of the variations report. */
export function listVariations(request: RestRequest): RestResponse {
  const { args, store, root, site } = request;
  const { db } = store;
  const test = variationTest(db, args);
  const sold = soldRows(
    db,
    lineRows(db, readRange(args, store)).filter(({ line }) => test(line)),
    db.variations,
    ({ line }) => [line.variation_id],
    args.integers('variations'),
  );
  const sorted = sortBy(args, sold, (row, orderby) =>
    orderby === 'sku' ? row.item.sku : metricKey(row, orderby),
  );
  return listResponse(
    request,
    sorted,
    ({ item, metrics }) => ({
      product_id: item.parent_id,
      variation_id: item.id,
      ...soldMetrics(metrics),
      extended_info: args.flag('extended_info')
        ? {
            name: variationName(db, item),
            price: toMajor(item.price, db.currency),
            image: placeholder(site),
            permalink: variationLinkOf(site, db, item),
            ...stockOf(db, item),
            attributes: attributesOf(db, item).map(({ id, slug, option }) => ({
              id,
              name: slug.replace(/^pa_/, ''),
              option,
            })),
          }
        : {},
      _links: {
        product: [{ href: `${root}${PRODUCTS}/${item.parent_id}` }],
        variation: [{ href: `${root}${PRODUCTS}/${item.parent_id}/variation/${item.id}` }],
      },
    }),
    'no total',
  );
}

import type { Db } from '../db.ts';
import type { Stock } from '../entities/catalog.ts';
import { takePostId } from '../db.ts';
import { catalogPrice } from '../money.ts';
import type { Random } from '../random.ts';
import { DAY } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import {
  ATTRIBUTES,
  BRANDS,
  CATEGORIES,
  DOWNLOADABLE_PRODUCTS,
  SIMPLE_PRODUCTS,
  VARIABLE_PRODUCTS,
} from './catalog-data.ts';
import type { SimpleRow } from './catalog-data.ts';

/** Seeds nested categories and global attributes. */
export function seedCategories(db: Db): void {
  // WooCommerce creates its default category first.
  let id = 15;
  db.categories.push({ id: id++, name: 'Uncategorized', slug: 'uncategorized', parent: 0 });
  for (const [slug, name, parentSlug] of CATEGORIES) {
    const parent = db.categories.find((category) => category.slug === parentSlug)?.id ?? 0;
    db.categories.push({ id: id++, name, slug, parent });
  }
  for (const [index, [name, terms]] of ATTRIBUTES.entries()) {
    db.attributes.push({
      id: index + 1,
      name,
      slug: `pa_${slugOf(name)}`,
      terms: terms.map((term) => ({ id: id++, name: term, slug: slugOf(term) })),
    });
  }
}

/** Seeds simple, downloadable and variable products, all created before the first order. */
export function seedProducts(db: Db, random: Random, now: LocalTime, opening: LocalTime): void {
  const addProduct = (
    [name, cents, categories]: SimpleRow,
    type: 'simple' | 'variable',
    downloadable: boolean,
  ): number => {
    const id = takePostId(db);
    db.products.push({
      id,
      type,
      name,
      slug: slugOf(name) || `product-${id}`,
      sku: `SKU-${String(id).padStart(4, '0')}`,
      price: catalogPrice(cents, db.currency),
      category_ids: [...new Set(categories.flatMap((slug) => withParent(db, slug)))],
      downloadable,
      files: downloadable
        ? [
            {
              id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
              name: `${slugOf(name)}.txt`,
            },
          ]
        : [],
      status: 'publish',
      short_description: type === 'simple' ? '<p>A product of the demo store.</p>' : '',
      date_created: Math.min(opening - random.between(1, 60) * DAY, now),
      ...(type === 'simple' && !downloadable
        ? { ...generateStock(random), low_stock_amount: null }
        : UNMANAGED),
    });
    return id;
  };

  for (const row of SIMPLE_PRODUCTS) addProduct(row, 'simple', false);
  // A product without sales has low stock too.
  const [unsold] = db.products.filter((_, index) => neverSells(index));
  if (unsold) Object.assign(unsold, managedStock(2, 'instock', 2));
  // Every stock status must occur, for any random numbers.
  const last = db.products.at(-1);
  if (last) Object.assign(last, managedStock(-2, 'onbackorder'));
  for (const row of DOWNLOADABLE_PRODUCTS) addProduct(row, 'simple', true);
  for (const row of VARIABLE_PRODUCTS) {
    const parentId = addProduct(row, 'variable', false);
    seedVariations(db, random, parentId, row[1]);
  }
}

/** Seeds brands: each has the products of some categories. */
export function seedBrands(db: Db): void {
  let id = 101;
  for (const [name, slugs] of BRANDS) {
    const categories = db.categories.filter(({ slug }) => slugs.includes(slug));
    db.brands.push({
      id: id++,
      name,
      slug: slugOf(name),
      product_ids: db.products
        .filter(({ category_ids }) => categories.some((one) => category_ids.includes(one.id)))
        .map((product) => product.id),
    });
  }
}

/** Whether the product at this index of the catalogue has no sales. */
export function neverSells(index: number): boolean {
  return index % 29 === 11;
}

/** The ids of a category and its parent: products usually have both. */
function withParent(db: Db, slug: string): number[] {
  const category = db.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`The catalogue data names the unknown category "${slug}"`);
  return category.parent ? [category.parent, category.id] : [category.id];
}

/** Adds two colours by two sizes; the larger size costs a little more. */
function seedVariations(db: Db, random: Random, parentId: number, cents: number): void {
  const [colour, size] = db.attributes;
  const parent = db.products.find((product) => product.id === parentId);
  if (!colour || !size || !parent)
    throw new Error('Seed attributes and products before variations');
  const colours = pickTwo(colour.terms, random);
  const sizes = pickTwo(size.terms, random);
  for (const [index, [colourTerm, sizeTerm]] of colours
    .flatMap((one) => sizes.map((other) => [one, other] as const))
    .entries()) {
    const id = takePostId(db);
    db.variations.push({
      id,
      parent_id: parentId,
      sku: `${parent.sku}-${index + 1}`,
      price: catalogPrice(cents + (sizeTerm === sizes[1] ? 400 : 0), db.currency),
      attributes: [
        {
          attribute_id: colour.id,
          term_id: colourTerm.id,
          name: colour.name,
          option: colourTerm.name,
        },
        { attribute_id: size.id, term_id: sizeTerm.id, name: size.name, option: sizeTerm.name },
      ],
      date_created: parent.date_created,
      ...generateStock(random),
    });
  }
}

const UNMANAGED: Stock = {
  manage_stock: false,
  stock_quantity: null,
  stock_status: 'instock',
  low_stock_amount: null,
};

function managedStock(
  quantity: number,
  status: Stock['stock_status'],
  lowAmount: number | null = null,
): Stock {
  return {
    manage_stock: true,
    stock_quantity: quantity,
    stock_status: status,
    low_stock_amount: lowAmount,
  };
}

function generateStock(random: Random): Stock {
  const kind = random.weighted([
    ['plenty', 70],
    ['low', 10],
    ['out', 6],
    ['backorder', 4],
    ['unmanaged', 10],
  ]);
  switch (kind) {
    case 'unmanaged':
      return { ...UNMANAGED };
    case 'out':
      return managedStock(0, 'outofstock');
    case 'backorder':
      return managedStock(-random.between(1, 6), 'onbackorder');
    case 'low':
      return managedStock(random.between(1, 3), 'instock', random.chance(0.5) ? 5 : null);
    default:
      return managedStock(random.between(12, 240), 'instock');
  }
}

/** Two random different items, in their original order. */
function pickTwo<Item>(items: readonly Item[], random: Random): [Item, Item] {
  const first = random.between(0, items.length - 2);
  const second = random.between(first + 1, items.length - 1);
  const [one, other] = [items[first], items[second]];
  if (one === undefined || other === undefined)
    throw new Error('pickTwo needs a list of two or more items');
  return [one, other];
}

/** The slug of a name: unaccented letters and digits, separated by hyphens. */
export function slugOf(name: string): string {
  return name
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

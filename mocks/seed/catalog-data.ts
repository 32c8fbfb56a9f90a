/** Slug → name and parent slug, parents first. */
export const CATEGORIES: readonly (readonly [slug: string, name: string, parent: string | null])[] =
  [
    ['clothing', 'Clothing', null],
    ['hoodies', 'Hoodies', 'clothing'],
    ['t-shirts', 'T-Shirts', 'clothing'],
    ['accessories', 'Accessories', null],
    ['bags', 'Bags &amp; Wallets', 'accessories'],
    ['home', 'Home', null],
    ['kitchen', 'Kitchen', 'home'],
    ['stationery', 'Stationery', null],
    ['downloads', 'Downloads', null],
    ['music', 'Music – Musik – موسيقى', 'downloads'],
  ];

/** Name, and slugs of the categories whose products have the brand. */
export const BRANDS: readonly (readonly [name: string, categories: readonly string[]])[] = [
  ['Harbour &amp; Pine', ['bags', 'accessories']],
  ['Maison Crème', ['kitchen', 'home']],
  ['Northlight', ['hoodies', 't-shirts', 'clothing']],
];

/** Name, slug and terms of the global attributes. */
export const ATTRIBUTES: readonly (readonly [name: string, terms: readonly string[]])[] = [
  ['Colour', ['Black', 'Blue', 'Green', 'Red', 'Crème brûlée']],
  ['Size', ['Small', 'Medium', 'Large', 'Extra Large']],
];

/** Name, price in US cents, category slugs. */
export type SimpleRow = readonly [name: string, cents: number, categories: readonly string[]];

export const SIMPLE_PRODUCTS: readonly SimpleRow[] = [
  ['Card Wallet', 2200, ['bags']],
  ['Leather Belt', 3800, ['accessories']],
  ['Wool Beanie', 1800, ['accessories']],
  ['Canvas Tote', 2400, ['bags']],
  ['Weekender Bag', 12900, ['bags']],
  ['Sunglasses', 4500, ['accessories']],
  ['Silk Scarf', 5200, ['accessories']],
  ['Umbrella', 2900, ['accessories']],
  ['Enamel Mug', 1400, ['kitchen']],
  ['Salt &amp; Pepper Mill', 3600, ['kitchen']],
  ['Tea Towel', 1100, ['kitchen']],
  ['Café Crème Bowl', 1950, ['kitchen']],
  ['Cast-Iron Pan', 6400, ['kitchen']],
  ['Chopping Board', 3100, ['kitchen']],
  ['Pour-Over Kettle', 7800, ['kitchen']],
  ['Oven Glove', 1300, ['kitchen']],
  ['Linen Cushion', 3400, ['home']],
  ['Beeswax Candle', 1650, ['home']],
  ['Wall Clock', 5800, ['home']],
  ['Wool Blanket', 9500, ['home']],
  ['Plant Pot', 2100, ['home']],
  ['Desk Lamp', 8200, ['home']],
  ['Picture Frame', 2600, ['home']],
  ['<em>Not in italics</em> Poster', 1700, ['home']],
  ['Notebook', 900, ['stationery']],
  ['Fountain Pen', 4900, ['stationery']],
  ['Ink Bottle', 1250, ['stationery']],
  ['Pencil Set', 1050, ['stationery']],
  ['Desk Calendar', 1600, ['stationery']],
  ['Wrapping Paper 🎁', 600, ['stationery']],
  ['Greeting Card “Alles Gute”', 450, ['stationery']],
  ['دفتر ملاحظات', 1150, ['stationery']],
  ['כוס קרמיקה', 1900, ['kitchen']],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 4400, ['accessories']],
  ['Socks, Three Pairs', 1500, ['clothing']],
  ['Raincoat', 11000, ['clothing']],
  ['Wool Gloves', 2750, ['accessories', 'clothing']],
  ['Gift Box', 5500, ['home', 'kitchen']],
  ['Sample Sachet', 0, ['kitchen']],
  ['Handmade Rug', 26500, ['home']],
];

export const DOWNLOADABLE_PRODUCTS: readonly SimpleRow[] = [
  ['Pattern Book (PDF)', 1200, ['downloads']],
  ['Wallpaper Pack 🖼️', 500, ['downloads']],
  ['Album: Été à la mer', 990, ['music']],
  ['Single: Nordlicht', 129, ['music']],
  ['Field Recordings', 790, ['music']],
];

/** Each is sold in two colours and two sizes. */
export const VARIABLE_PRODUCTS: readonly SimpleRow[] = [
  ['Zip Hoodie', 6200, ['hoodies']],
  ['Hoodie with Pocket', 5500, ['hoodies']],
  ['Long Hoodie', 6800, ['hoodies']],
  ['Plain T-Shirt', 2000, ['t-shirts']],
  ['Striped T-Shirt', 2300, ['t-shirts']],
  ['V-Neck T-Shirt', 2450, ['t-shirts']],
  ['Polo Shirt', 3300, ['clothing']],
  ['Chino Trousers', 7200, ['clothing']],
  ['Denim Jacket', 10500, ['clothing']],
  ['Rain Jacket “Sturm &amp; Drang”', 14900, ['clothing']],
];

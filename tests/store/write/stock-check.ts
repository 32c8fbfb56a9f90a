import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toNumber, toRow, toText } from '../store-client.ts';
import { textOf } from '../cells.ts';
import { NothingToChange, screenUrl, type WriteCheck } from './write-check.ts';

/** The quantity to add: enough that no product is low in stock. */
const MORE = 1000;

/** Increases the stock of the first product in the list, and undoes that. */
export const stockCheck: WriteCheck = {
  name: 'stock',
  screen: 'Low stock',
  title: 'a quantity changed and undone',
  async run(tools, page) {
    const readList = () =>
      tools.startClient().list('wc-analytics/products/low-in-stock', {
        page: '1',
        per_page: '25',
        status: 'publish',
      });
    const { rows, total } = await readList();
    const first = rows[0];
    if (!first) throw new NothingToChange('no product is low in stock');
    const id = toText(first['id']);
    const parent = toNumber(first['parent_id']);
    const name = textOf(first['name']);
    const before = toNumber(first['stock_quantity']) ?? 0;
    const readQuantity = async () => {
      const path = parent ? `products/${parent}/variations/${id}` : `products/${id}`;
      return toText(toRow(await tools.startClient().get(`wc-analytics/${path}`))['stock_quantity']);
    };

    await page.goto(screenUrl(tools, '/stock'));
    const row = page.locator(`[data-key="${id}"]`);
    const edit = row.getByRole('button', { name: `Edit the stock of ${name}: ${before}` });
    await edit.click();
    await row.getByRole('spinbutton').fill(String(before + MORE));
    await row.getByRole('button', { name: 'Save' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    const changed = compareTexts('changed', [String(before + MORE)], [await readQuantity()]);
    await row.waitFor({ state: 'detached' });
    const left = compareTexts(
      'products left',
      [String(total - 1)],
      [String((await readList()).total)],
    );
    await undo.click();
    await edit.waitFor();
    const undone = compareTexts(
      'undone',
      [String(before), String(total)],
      [await readQuantity(), String((await readList()).total)],
    );
    return joinComparisons([changed, left, undone]);
  },
};

import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toRow, toText } from '../store-client.ts';
import { NothingToChange, screenUrl, type WriteCheck } from './write-check.ts';

const PATH = 'wc-analytics/products/reviews';

/** Approves the first pending review and undoes that; then moves it to the trash and undoes that. */
export const reviewCheck: WriteCheck = {
  name: 'review',
  screen: 'Reviews',
  title: 'a review approved and restored, moved to the trash and restored',
  async run(tools, page) {
    const waiting = await tools.startClient().everyRow(PATH, { status: 'hold' });
    if (waiting.length === 0) throw new NothingToChange('no review waits for approval');
    await page.goto(screenUrl(tools, '/reviews'));
    const first = page.locator('.tillview-review').first();
    await first.waitFor();
    const id = (await first.getAttribute('data-key')) ?? '';
    const row = page.locator(`[data-key="${id}"]`);
    const undo = page.getByRole('button', { name: 'Undo' });
    const readStatus = async () =>
      toText(toRow(await tools.startClient().get(`${PATH}/${id}`))['status']);
    /** Returns the status after an action, and after Undo. */
    const changeAndUndo = async (action: RegExp) => {
      await row.getByRole('button', { name: action }).click();
      await row.waitFor({ state: 'detached' });
      await undo.waitFor();
      const changed = await readStatus();
      await undo.click();
      await row.waitFor();
      await undo.waitFor({ state: 'detached' });
      return [changed, await readStatus()];
    };
    return joinComparisons([
      compareTexts('before', ['hold'], [await readStatus()]),
      compareTexts('approved, restored', ['approved', 'hold'], await changeAndUndo(/^Approve/)),
      compareTexts('trash, restored', ['trash', 'hold'], await changeAndUndo(/^Trash/)),
    ]);
  },
};

import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toRow, toText } from '../store-client.ts';
import { screenAddress, type WriteCheck } from './write-check.ts';

/** Approves the first review that waits, and takes that back. */
export const reviewCheck: WriteCheck = {
  name: 'review',
  screen: 'Reviews',
  title: 'a review approved and restored',
  async run(tools, page) {
    await page.goto(screenAddress(tools, '/reviews'));
    const first = page.locator('.tillview-review').first();
    await first.waitFor();
    const id = (await first.getAttribute('data-key')) ?? '';
    const row = page.locator(`[data-key="${id}"]`);
    const readStatus = async () =>
      toText(toRow(await tools.startClient().get(`wc-analytics/products/reviews/${id}`))['status']);
    const before = await readStatus();
    await row.getByRole('button', { name: /^Approve/ }).click();
    await page
      .getByText(/approved\.$/)
      .first()
      .waitFor();
    const approved = await readStatus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    const restored = await readStatus();
    return joinComparisons([
      compareTexts('before', ['hold'], [before]),
      compareTexts('approved', ['approved'], [approved]),
      compareTexts('restored', ['hold'], [restored]),
    ]);
  },
};

import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { textOf } from '../cells.ts';
import { toText } from '../store-client.ts';
import { NothingToChange, screenUrl, type WriteCheck } from './write-check.ts';

/** The query of the messages that the inbox lists. */
const LISTED = { status: 'unactioned', type: 'info,marketing,survey,warning' };

/** Dismisses the first message of the inbox, and undoes that. */
export const noteCheck: WriteCheck = {
  name: 'note',
  screen: 'Inbox',
  title: 'a message dismissed and undone',
  async run(tools, page) {
    const readNotes = () => tools.startClient().everyRow('wc-analytics/admin/notes', LISTED);
    if ((await readNotes()).length === 0) throw new NothingToChange('there is no message');
    await page.goto(screenUrl(tools, '/inbox'));
    const dismiss = page.getByRole('button', { name: /^Dismiss: / }).first();
    const label = (await dismiss.getAttribute('aria-label')) ?? (await dismiss.innerText());
    const title = label.replace(/^Dismiss: /, '');
    // Sorted, because the order of messages with equal titles may differ after one of them has changed.
    const readIds = async () =>
      (await readNotes())
        .filter((row) => textOf(row['title']) === title)
        .map(({ id }) => toText(id))
        .toSorted();
    const before = await readIds();
    await dismiss.click();
    await page.getByText('Message dismissed.').first().waitFor();
    const dismissed = await readIds();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: label, exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    const undone = await readIds();
    return joinComparisons([
      compareTexts('messages left', [String(before.length - 1)], [String(dismissed.length)]),
      compareTexts('undone', before, undone),
    ]);
  },
};

import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toRow, toText } from '../store-client.ts';
import { screenUrl, type WriteCheck, type WriteTools } from './write-check.ts';

const SETTING = 'woocommerce_excluded_report_order_statuses';
/** A status that is not excluded by default. */
const STATUS = { value: 'refunded', label: 'Refunded' };

/** Reads the excluded statuses from the store. */
async function readStatuses({ startClient }: WriteTools): Promise<string[]> {
  const { value } = toRow(await startClient().get(`wc-analytics/settings/wc_admin/${SETTING}`));
  return (Array.isArray(value) ? value : []).map(toText).toSorted();
}

/** Toggles an excluded status, checks it in the store and on the screen, and toggles it back. */
export const settingsCheck: WriteCheck = {
  name: 'settings',
  screen: 'Settings',
  title: 'saved, read back, and saved as before',
  async run(tools, page) {
    const before = await readStatuses(tools);
    const isExcluded = before.includes(STATUS.value);
    const other = isExcluded
      ? before.filter((status) => status !== STATUS.value)
      : [...before, STATUS.value].toSorted();
    await page.goto(screenUrl(tools, '/analytics/settings'));
    const box = page
      .getByRole('group', { name: 'Excluded statuses' })
      .getByRole('checkbox', { name: STATUS.label });
    const save = async () => {
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('Settings saved.', { exact: true }).first().waitFor();
    };

    await box.setChecked(!isExcluded);
    await save();
    const saved = compareTexts('saved', other, await readStatuses(tools));
    await page.reload();
    await box.waitFor();
    const shown = compareTexts(
      'shown again',
      [String(!isExcluded)],
      [String(await box.isChecked())],
    );
    await box.setChecked(isExcluded);
    await save();
    const restored = compareTexts('saved as before', before, await readStatuses(tools));
    return joinComparisons([saved, shown, restored]);
  },
};

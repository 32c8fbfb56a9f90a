import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toRow, toText } from '../store-client.ts';
import { screenUrl, type WriteCheck, type WriteTools } from './write-check.ts';

/** An industry of the store. */
const INDUSTRY = { value: 'arts_and_crafts', label: 'Arts and crafts' };

/** Reads the industries of the store profile: slugs, or objects before WooCommerce 9.8. */
async function readIndustries({ startClient }: WriteTools): Promise<string[]> {
  const { industry } = toRow(await startClient().get('wc-admin/onboarding/profile'));
  const items = Array.isArray(industry) ? industry : [];
  return items
    .map((item) => toText(typeof item === 'string' ? item : toRow(item)['slug']))
    .toSorted();
}

/** Toggles an industry, checks it in the store and on the screen, and toggles it back. */
export const setupCheck: WriteCheck = {
  name: 'setup',
  screen: 'Store setup',
  title: 'a step saved, read back, and saved as before',
  async run(tools, page) {
    const before = await readIndustries(tools);
    const isSelected = before.includes(INDUSTRY.value);
    const other = isSelected
      ? before.filter((industry) => industry !== INDUSTRY.value)
      : [...before, INDUSTRY.value].toSorted();
    const box = page.getByRole('checkbox', { name: INDUSTRY.label });
    const save = async (isChecked: boolean) => {
      await page.goto(screenUrl(tools, '/setup&step=industry'));
      await box.setChecked(isChecked);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      // The next step depends on what the store accepts.
      await page.waitForURL((url) => url.searchParams.get('step') !== 'industry');
      return readIndustries(tools);
    };

    const saved = compareTexts('saved', other, await save(!isSelected));
    await page.goBack();
    await page.reload();
    await box.waitFor();
    const shown = compareTexts(
      'shown again',
      [String(!isSelected)],
      [String(await box.isChecked())],
    );
    const restored = compareTexts('saved as before', before, await save(isSelected));
    return joinComparisons([saved, shown, restored]);
  },
};

import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toRow, toText } from '../store-client.ts';
import { screenUrl, type WriteCheck, type WriteTools } from './write-check.ts';

/** A product type that few stores sell. */
const TYPE = { value: 'bookings', label: 'Bookings' };

/** Reads the product types of the store profile. */
async function readTypes({ startClient }: WriteTools): Promise<string[]> {
  const { product_types } = toRow(await startClient().get('wc-admin/onboarding/profile'));
  return (Array.isArray(product_types) ? product_types : []).map(toText).toSorted();
}

/** Toggles a product type, checks it in the store and on the screen, and toggles it back. */
export const setupCheck: WriteCheck = {
  name: 'setup',
  screen: 'Store setup',
  title: 'a step saved, read back, and saved as before',
  async run(tools, page) {
    const before = await readTypes(tools);
    const isSelected = before.includes(TYPE.value);
    const other = isSelected
      ? before.filter((type) => type !== TYPE.value)
      : [...before, TYPE.value].toSorted();
    const box = page.getByRole('checkbox', { name: TYPE.label });
    const save = async (isChecked: boolean) => {
      await page.goto(screenUrl(tools, '/setup&step=products'));
      await box.setChecked(isChecked);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('heading', { level: 3, name: 'Tell us about your business' }).waitFor();
      return readTypes(tools);
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

import { expect, inject, it } from 'vitest';
import { Combobox } from '../pages/combobox.ts';
import { ControlPage } from '../pages/controls.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** A page with an input method editor (IME), which composes characters before it inserts them. */
async function openWithIme(search: string, props: object = {}) {
  const on = await ControlPage.create(browser, harness.url, 'the pointer');
  await on.open(search, { props });
  const session = await on.page.context().newCDPSession(on.page);
  const compose = async (steps: readonly string[], end = steps.at(-1) ?? '') => {
    for (const text of steps) {
      const caret = { selectionStart: text.length, selectionEnd: text.length };
      await session.send('Input.imeSetComposition', { text, ...caret });
      // The page renders between two steps, as it does while a user types.
      await on.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await session.send('Input.insertText', { text: end });
  };
  return { on, compose };
}

it.each([
  [['１', '１２', '１２３', '１２３４', '１２３４．', '１２３４．５'], '1,234.5', '1234.5'],
  [['1', '12', '123', '1234', '12345'], '12,345', '12345'],
])('accepts a number that is composed with %j (R5.17)', async (steps, shown, value) => {
  const { on, compose } = await openWithIme('controls=numbers');
  const field = on.page.getByRole('textbox', { name: 'From' });
  await field.click();
  await compose(steps);
  await eventually(() => field.inputValue()).toBe(shown);
  expect(await on.value()).toEqual({ From: value });
  // Typing continues after the inserted text.
  await on.page.keyboard.type('6');
  expect(await on.value()).toEqual({ From: `${value}6` });
});

it('a cancelled composition keeps the previous number', async () => {
  const { on, compose } = await openWithIme('controls=numbers');
  const field = on.page.getByRole('textbox', { name: 'From' });
  await field.fill('7000');
  await field.press('End');
  await compose(['５', '５５', ''], '');
  await eventually(() => field.inputValue()).toBe('7,000');
  expect(await on.value()).toEqual({ From: '7000' });
});

it('text composed over a selected name replaces it', async () => {
  const options = [
    { key: 'tokyo', label: '東京' },
    { key: 'kyoto', label: '京都' },
  ];
  const { on, compose } = await openWithIme('controls=select', { options, label: 'Town' });
  const town = new Combobox(on, 'Town');
  await town.enter();
  await compose(['き', 'きょ', '京']);
  await eventually(town.offered).toEqual(['東京', '京都']);
  await on.keyboard.press('ArrowDown', 'Enter');
  await eventually(() => on.value()).toEqual(['tokyo']);
  await compose(['み', 'みや', '都']);
  await eventually(() => town.field.inputValue()).toBe('都');
  await eventually(town.offered).toEqual(['京都']);
});

import { expect, inject, it } from 'vitest';
import { Combobox } from './pages/combobox.ts';
import { ControlPage } from './pages/controls.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** A page with a keyboard on which characters are put together before they stand. */
async function openWithEditor(search: string, props: object = {}) {
  const on = await ControlPage.create(browser, harness.url, 'the pointer');
  await on.open(search, { props });
  const session = await on.page.context().newCDPSession(on.page);
  const compose = async (steps: readonly string[], end = steps.at(-1) ?? '') => {
    for (const text of steps) {
      const caret = { selectionStart: text.length, selectionEnd: text.length };
      await session.send('Input.imeSetComposition', { text, ...caret });
      // As the page draws it, and a person then types on.
      await on.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await session.send('Input.insertText', { text: end });
  };
  return { on, compose };
}

it.each([
  [['１', '１２', '１２３', '１２３４', '１２３４．', '１２３４．５'], '1,234.5', '1234.5'],
  [['1', '12', '123', '1234', '12345'], '12,345', '12345'],
])('a number is put together out of %j (R5.17)', async (steps, shown, value) => {
  const { on, compose } = await openWithEditor('controls=numbers');
  const field = on.page.getByRole('textbox', { name: 'From' });
  await field.click();
  await compose(steps);
  await eventually(() => field.inputValue()).toBe(shown);
  expect(await on.value()).toEqual({ From: value });
  // What stands is typed on.
  await on.page.keyboard.type('6');
  expect(await on.value()).toEqual({ From: `${value}6` });
});

it('a number half put together and given up leaves what was there', async () => {
  const { on, compose } = await openWithEditor('controls=numbers');
  const field = on.page.getByRole('textbox', { name: 'From' });
  await field.fill('7000');
  await field.press('End');
  await compose(['５', '５５', ''], '');
  await eventually(() => field.inputValue()).toBe('7,000');
  expect(await on.value()).toEqual({ From: '7000' });
});

it('text that is put together over a chosen name replaces it', async () => {
  const options = [
    { key: 'tokyo', label: '東京' },
    { key: 'kyoto', label: '京都' },
  ];
  const { on, compose } = await openWithEditor('controls=select', { options, label: 'Town' });
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

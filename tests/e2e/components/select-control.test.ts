import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Combobox } from '../pages/combobox.ts';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

const FRUIT = [
  { key: 'apple', label: 'Apple', keywords: ['pome'] },
  { key: 'banana', label: 'Banana' },
  { key: 'cherry', label: 'Cherry', isDisabled: true },
  { key: 'elderberry', label: 'Elderberry' },
];
describe.each(sampleModes('a combobox', INPUT_MODES))('a combobox, with %s', (mode) => {
  let on: ControlPage;
  beforeAll(async () => {
    on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
    await on.stopClock();
  });

  const open = async (props: object = {}) => {
    await on.open('controls=select', { props: { options: FRUIT, label: 'Fruit', ...props } });
    return new Combobox(on, 'Fruit');
  };
  /** Opens the list, by a click on the field or with the Down key. */
  const show = async (fruit: Combobox) => {
    await fruit.enter();
    if (!on.isByPointer) await on.keyboard.press('ArrowDown');
    await eventually(fruit.isOpen).toBe(true);
  };
  it('has the roles and states for screen readers', async () => {
    const fruit = await open();
    const state = (name: string) => fruit.field.getAttribute(name);
    expect(await state('aria-expanded')).toBe('false');
    expect(await state('aria-haspopup')).toBe('listbox');
    expect(await state('aria-autocomplete')).toBe('list');
    await fruit.enter();
    await fruit.type('e');
    await eventually(fruit.isOpen).toBe(true);
    const list = on.page.getByRole('listbox', { name: 'Fruit' });
    expect(await state('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await fruit.offered()).toEqual(['Apple', 'Cherry', 'Elderberry']);
    expect(await fruit.option('Cherry').getAttribute('aria-disabled')).toBe('true');
  });

  it('selects several options, announces their positions, and removes the last one with Backspace', async () => {
    const fruit = await open({ multiple: true });
    for (const name of ['Apple', 'Elderberry', 'Banana']) {
      await show(fruit);
      await fruit.choose(name);
      await eventually(fruit.isOpen).toBe(false);
    }
    expect(await fruit.tags()).toEqual([
      'Apple (1 of 3)',
      'Elderberry (2 of 3)',
      'Banana (3 of 3)',
    ]);
    await fruit.enter();
    await on.page.keyboard.press('Backspace');
    await eventually(() => on.value()).toEqual(['apple', 'elderberry']);
    // While the field has text, Backspace edits the text.
    await fruit.type('x');
    await on.page.keyboard.press('Backspace');
    expect(await on.value()).toEqual(['apple', 'elderberry']);
    // The open list covers the tags.
    await on.page.keyboard.press('Escape');
    await on.input.press(on.button('Remove Apple'));
    await eventually(fruit.tags).toEqual(['Elderberry (1 of 1)']);
  });
});

describe('the combobox keyboard', () => {
  const open = async (props: object = {}) => {
    const on = await ControlPage.create(browser, harness.url, 'the keyboard');
    await on.open('controls=select', { props: { options: FRUIT, label: 'Fruit', ...props } });
    const fruit = new Combobox(on, 'Fruit');
    await fruit.enter();
    return { on, fruit };
  };

  it('the Up key opens the list at its last option', async () => {
    const { on, fruit } = await open();
    await on.keyboard.press('ArrowUp');
    await eventually(fruit.highlighted).toBe('Elderberry');
  });

  it('the Tab key selects the active option, closes the list, and moves the focus on', async () => {
    const { on, fruit } = await open();
    await on.keyboard.press('ArrowDown');
    await eventually(fruit.highlighted).toBe('Apple');
    await on.page.keyboard.press('Tab');
    await eventually(() => on.value()).toEqual(['apple']);
    expect(await fruit.isOpen()).toBe(false);
    expect(await fruit.field.evaluate((node) => node === document.activeElement)).toBe(false);
  });
});

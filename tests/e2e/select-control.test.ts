import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHarness, type Harness } from './harness/serve.ts';
import { Combobox } from './pages/combobox.ts';
import { BOTH_WAYS, ControlPage } from './pages/controls.ts';
import { waysOf } from './pages/ways.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
let harness: Harness;
beforeAll(async () => {
  harness = await serveHarness();
});
afterAll(() => harness.close());

const FRUIT = [
  { key: 'apple', label: 'Apple', keywords: ['pome'] },
  { key: 'banana', label: 'Banana' },
  { key: 'cherry', label: 'Cherry', isDisabled: true },
  { key: 'elderberry', label: 'Elderberry' },
];
const RESULTS = (count: number) =>
  `${count} results are available, use up and down arrow keys to navigate. Press Enter key to select.`;

describe.each(waysOf('a combobox', BOTH_WAYS))('a combobox, by %s', (way) => {
  let on: ControlPage;
  beforeAll(async () => {
    on = await ControlPage.create(browser, harness.url, way, { isKept: true });
    await on.stopClock();
  });

  const open = async (props: object = {}) => {
    await on.open('controls=select', { props: { options: FRUIT, label: 'Fruit', ...props } });
    return new Combobox(on, 'Fruit');
  };
  /** Opens the list: by a press on the field, or by Down. */
  const show = async (fruit: Combobox) => {
    await fruit.enter();
    if (!on.isByPointer) await on.keyboard.press('ArrowDown');
    await eventually(fruit.isOpen).toBe(true);
  };
  const leave = async () => {
    if (on.isByPointer) await on.page.mouse.click(1200, 800);
    else await on.page.keyboard.press('Tab');
  };

  it('has the roles and states that a screen reader knows', async () => {
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

  it('highlights nothing by itself, and chooses nothing by Enter then', async () => {
    const fruit = await open();
    await fruit.enter();
    await fruit.type('e');
    await fruit.option('Apple').waitFor();
    expect(await fruit.highlighted()).toBeUndefined();
    await on.page.keyboard.press('Enter');
    expect(await on.value()).toEqual([]);
    expect(await fruit.field.inputValue()).toBe('e');
  });

  it('tells after 200 ms how many there are, for 500 ms (R9.78, R9.79, R9.80)', async () => {
    const fruit = await open();
    await fruit.enter();
    await fruit.type('e');
    await fruit.option('Apple').waitFor();
    await on.wait(199);
    expect(await fruit.says()).toBe('');
    await on.wait(1);
    await eventually(fruit.says).toBe(RESULTS(3));
    await on.wait(499);
    expect(await fruit.says()).toBe(RESULTS(3));
    await on.wait(1);
    await eventually(fruit.says).toBe('');
    // What is typed meanwhile is not spoken over.
    await fruit.type('l');
    await on.wait(150);
    await fruit.type('d');
    await on.wait(150);
    expect(await fruit.says()).toBe('');
    await on.wait(50);
    await eventually(fruit.says).toMatch(/^1 result is available, /);
  });

  it('tells that there is none (R9.81)', async () => {
    const fruit = await open();
    await fruit.enter();
    await fruit.type('plum');
    await on.page.getByText('No results for “plum”.').waitFor();
    await on.wait(200);
    await eventually(fruit.says).toBe('No results are available.');
    await on.wait(500);
    await eventually(fruit.says).toBe('');
  });

  it('finds by label and keyword, and reports the key (R3.11)', async () => {
    const fruit = await open();
    await fruit.enter();
    await fruit.type(' POME ');
    await eventually(fruit.offered).toEqual(['Apple']);
    await fruit.choose('Apple');
    await eventually(() => on.value()).toEqual(['apple']);
    expect(await fruit.isOpen()).toBe(false);
    expect(await fruit.field.inputValue()).toBe('Apple');
  });

  it('does not give what is disabled (R3.11)', async () => {
    const fruit = await open();
    await show(fruit);
    if (on.isByPointer) await fruit.option('Cherry').click({ force: true });
    else {
      await on.keyboard.press('ArrowDown');
      await eventually(fruit.highlighted).toBe('Banana');
      await on.keyboard.press('ArrowDown');
      await eventually(fruit.highlighted).toBe('Elderberry');
    }
    expect(await on.value()).toEqual([]);
  });

  it('closes and forgets the text when the focus leaves it', async () => {
    const fruit = await open();
    await fruit.enter();
    await fruit.type('ban');
    await fruit.option('Banana').waitFor();
    await leave();
    await eventually(fruit.isOpen).toBe(false);
    expect(await fruit.field.inputValue()).toBe('');
    expect(await on.value()).toEqual([]);
  });

  it('takes several, tells their places, and gives up the last by Backspace', async () => {
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
    // With a text there, Backspace is for the text.
    await fruit.type('x');
    await on.page.keyboard.press('Backspace');
    expect(await on.value()).toEqual(['apple', 'elderberry']);
    // The open list lies over the tags.
    await on.page.keyboard.press('Escape');
    await on.hands.press(on.button('Remove Apple'));
    await eventually(fruit.tags).toEqual(['Elderberry (1 of 1)']);
  });

  it('opens as soon as it has the focus where that is wished, and closes on Escape', async () => {
    const fruit = await open({ showAllOnFocus: true });
    await fruit.enter();
    await eventually(fruit.offered).toEqual(['Apple', 'Banana', 'Cherry', 'Elderberry']);
    await fruit.type('app');
    await eventually(fruit.offered).toEqual(['Apple']);
    await on.page.keyboard.press('Escape');
    await eventually(fruit.isOpen).toBe(false);
    expect(await fruit.field.inputValue()).toBe('');
    expect(await fruit.field.evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

describe('a combobox’s keys', () => {
  const open = async (props: object = {}) => {
    const on = await ControlPage.create(browser, harness.url, 'the keyboard');
    await on.open('controls=select', { props: { options: FRUIT, label: 'Fruit', ...props } });
    const fruit = new Combobox(on, 'Fruit');
    await fruit.enter();
    return { on, fruit };
  };

  it('Down and Up go round', async () => {
    const { on, fruit } = await open();
    const go = async (key: string, name: string) => {
      await on.keyboard.press(key);
      await eventually(fruit.highlighted).toBe(name);
    };
    await go('ArrowDown', 'Apple');
    await go('ArrowUp', 'Elderberry');
    await go('ArrowUp', 'Banana');
    await go('ArrowDown', 'Elderberry');
    await go('ArrowDown', 'Apple');
  });

  it('Up opens at the end', async () => {
    const { on, fruit } = await open();
    await on.keyboard.press('ArrowUp');
    await eventually(fruit.highlighted).toBe('Elderberry');
  });

  it('Tab chooses what is highlighted, closes, and goes on', async () => {
    const { on, fruit } = await open();
    await on.keyboard.press('ArrowDown');
    await eventually(fruit.highlighted).toBe('Apple');
    await on.page.keyboard.press('Tab');
    await eventually(() => on.value()).toEqual(['apple']);
    expect(await fruit.isOpen()).toBe(false);
    expect(await fruit.field.evaluate((node) => node === document.activeElement)).toBe(false);
  });

  it.each(['ArrowLeft', 'ArrowRight'])('%s closes and keeps the text', async (key) => {
    const { on, fruit } = await open();
    await fruit.type('an');
    await fruit.option('Banana').waitFor();
    await on.keyboard.press(key);
    await eventually(fruit.isOpen).toBe(false);
    expect(await fruit.field.inputValue()).toBe('an');
  });
});

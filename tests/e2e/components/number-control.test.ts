import { beforeAll, describe, expect, inject, it } from 'vitest';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

const EURO = {
  code: 'EUR',
  symbol: '&euro;',
  symbolPosition: 'right_space',
  thousandSeparator: '.',
  decimalSeparator: ',',
};

describe.each(sampleModes('number fields', INPUT_MODES))('number fields, with %s', (mode) => {
  let on: ControlPage;
  beforeAll(async () => {
    on = await ControlPage.create(browser, harness.url, mode, {
      isKept: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
  });

  const openFields = (props: object) => on.open('controls=numbers', { props });
  const field = (name = 'From') => on.page.getByRole('textbox', { name });
  const reported = (value: object) => eventually(() => on.value()).toEqual(value);
  const paste = async (text: string) => {
    await on.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await on.input.enter(field());
    await on.page.keyboard.press('Control+a');
    await on.page.keyboard.press('Control+v');
  };

  it('accept a range of numbers (R1.23)', async () => {
    await openFields({});
    await on.input.write(field('From'), '5');
    await on.input.write(field('To'), '1000');
    await reported({ From: '5', To: '1000' });
    expect(await field('To').inputValue()).toBe('1,000');
  });

  it('parse pasted text as a number (R5.17)', async () => {
    await openFields({});
    await paste('EUR 1,234.50');
    expect(await field().inputValue()).toBe('1,234.50');
    await reported({ From: '1234.50' });
  });

  it('accept a range of amounts in the store’s currency (R1.22)', async () => {
    await openFields({ currency: EURO });
    await on.input.write(field('From'), '1234,567');
    await on.input.write(field('To'), '2000');
    // The value has as many decimals as the currency.
    await reported({ From: '1234.56', To: '2000' });
    expect(await field('From').inputValue()).toBe('1.234,56');
    expect(await on.page.getByText('€').count()).toBe(2);
  });
});

describe('a number that is dragged into a field', () => {
  it.each([
    ['1.234,5', '1,234.5', { From: '1234.5' }],
    ['05.11.2026', '', {}],
  ])('is parsed like pasted text: %s (R5.17)', async (text, shown, value) => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    await on.open('controls=numbers');
    await on.page.evaluate((dragged) => {
      const source = document.createElement('p');
      source.textContent = dragged;
      source.style.inlineSize = 'max-content';
      document.body.append(source);
      document.getSelection()?.selectAllChildren(source);
    }, text);
    const field = on.page.getByRole('textbox', { name: 'From' });
    await on.page.getByText(text).dragTo(field);
    await eventually(() => field.inputValue()).toBe(shown);
    expect(await on.value()).toEqual(value);
  });
});

describe.each(sampleModes('choices', INPUT_MODES))('options, with %s', (mode) => {
  const create = () => ControlPage.create(browser, harness.url, mode);

  it('are selected in a segmented control, one at a time, and announced with its name', async () => {
    const on = await create();
    await on.open('controls=segments', {
      props: {
        name: 'chart',
        legend: 'Chart type',
        options: [
          { value: 'line', label: 'Line' },
          { value: 'bar', label: 'Bar' },
          { value: '', label: 'Nothing' },
          { value: 'pie', label: '' },
        ],
      },
    });
    const group = on.page.getByRole('group', { name: 'Chart type' });
    const radio = (name: string) => group.getByRole('radio', { name });
    // Options without a value or a label are left out.
    expect(await group.getByRole('radio').count()).toBe(2);
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(0);
    if (on.isByPointer) await group.getByText('Line').click();
    else {
      await on.keyboard.tabTo(radio('Line'));
      await on.keyboard.press('Space');
    }
    await eventually(() => on.value()).toEqual({ chart: 'line' });
    if (on.isByPointer) await group.getByText('Bar').click();
    else await on.keyboard.press('ArrowRight');
    await eventually(() => on.value()).toEqual({ chart: 'bar' });
    expect(await radio('Line').isChecked()).toBe(false);
    expect(await radio('Bar').isChecked()).toBe(true);
  });

  it('are shown by a dropdown button, on one or two lines, which exposes whether it is open', async () => {
    const on = await create();
    await on.open('controls=button', { props: { labels: ['Card Wallet', 'Single product'] } });
    const button = on.page.getByRole('button', { name: 'Card Wallet Single product' });
    expect(await button.innerText()).toBe('Card Wallet\nSingle product');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await on.input.press(button);
    await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
    await on.input.press(button);
    await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['left', 'ltr', 1],
    ['right', 'ltr', -1],
    ['left', 'rtl', -1],
    ['right', 'rtl', 1],
  ])('slide in for 200 ms: to the %s, %s (R9.3)', async (animate, dir, from) => {
    const on = await create();
    await on.stopClock();
    await on.open('controls=slider', { props: { animate }, address: { dir } });
    // Without this, the animation could end before it is read.
    await on.page.addStyleTag({ content: '* { animation-play-state: paused !important }' });
    await on.input.press(on.button('After slide 1'));
    await on.page.getByText('Slide 2, entering').waitFor();
    const [motion, ...more] = await on.page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { effect } = animation;
        animation.currentTime = 0;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const matrix = new DOMMatrix(target ? getComputedStyle(target).transform : undefined);
        return { duration: effect?.getTiming().duration, from: Math.sign(matrix.e) };
      }),
    );
    expect(more).toEqual([]);
    expect(motion).toEqual({ duration: 200, from });
    await on.wait(199);
    expect(await on.page.getByText('Slide 2, entering').count()).toBe(1);
    await on.wait(1);
    await on.page.getByText('Slide 2, entered').waitFor();
    expect(
      await on.button('After slide 2').evaluate((node) => node === document.activeElement),
    ).toBe(true);
  });

  it('change without animation with reduced motion', async () => {
    const on = await ControlPage.create(browser, harness.url, mode, { reducedMotion: 'reduce' });
    await on.stopClock();
    await on.open('controls=slider', { props: { animate: 'left' } });
    await on.input.press(on.button('After slide 1'));
    await on.wait(1);
    await on.page.getByText('Slide 2, entered').waitFor();
    expect(await on.page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

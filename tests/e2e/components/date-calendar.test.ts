import { beforeAll, describe, expect, inject, it } from 'vitest';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { partsOf } from '../pages/date-field.ts';
import { eventually } from '../pages/eventually.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

describe.each(sampleModes('a date picker', INPUT_MODES))('a date picker, with %s', (mode) => {
  let on: ControlPage;
  beforeAll(async () => {
    on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
  });

  it.each([
    ['11/05/2026', '2026-11-05', null],
    ['02/29/2024', '2024-02-29', null],
    ['2026-11-05', null, 'Invalid date'],
    ['1/5/2026', null, 'Invalid date'],
    ['13/01/2026', null, 'Invalid date'],
    ['11/21/2026', null, 'Select a date in the past'],
  ])('reads %s as %s, with the error %s (R5.1, R5.3, R8.1)', async (text, date, error) => {
    await on.open('controls=date');
    const { field } = partsOf(on);
    await on.input.write(field, text);
    await eventually(() => on.value()).toBe(date);
    const alert = on.page.getByRole('alert');
    expect(await alert.allTextContents()).toEqual(error === null ? [] : [error]);
    expect(await field.getAttribute('aria-invalid')).toBe(error === null ? null : 'true');
    // Only a text can be invalid: an empty field has no error.
    await on.input.write(field, '');
    await eventually(() => alert.count()).toBe(0);
    expect(await on.value()).toBeNull();
  });

  it('opens with one month, selects a day, and returns to the field (R9.72, R9.70)', async () => {
    await on.open('controls=date');
    const { field, day, month, calendar, hasFocus } = partsOf(on);
    await on.input.enter(field);
    await month.first().waitFor();
    expect(await month.locator('.CalendarMonth_caption').allTextContents()).toEqual([
      'November 2026',
    ]);
    const second = day('Monday, November 2, 2026');
    if (on.isByPointer) await second.click();
    else {
      await on.keyboard.press('ArrowDown');
      await on.keyboard.expectFocus(day('Sunday, November 1, 2026'));
      await on.keyboard.press('ArrowRight');
      await on.keyboard.expectFocus(second);
      await eventually(async () => {
        // The calendar ignores keys that follow each other too fast.
        if (await calendar.isVisible()) await on.page.keyboard.press('Enter');
        return calendar.isVisible();
      }).toBe(false);
    }
    await calendar.waitFor({ state: 'detached' });
    await hasFocus(field);
    expect(await on.value()).toBe('2026-11-02');
    expect(await field.inputValue()).toBe('11/02/2026');
  });

  it.each([
    ['Clearable', '10px', 'R9.75'],
    ['Small', '6px', 'R9.76'],
  ])('has a clear button: %s, with padding %s (%s)', async (story, padding, _row) => {
    await on.open(`story=date-picker/${story}`);
    const field = on.page.getByRole('textbox');
    const cross = on.button('Clear the date');
    expect(await cross.evaluate((node) => getComputedStyle(node).padding)).toBe(padding);
    await on.input.press(cross);
    await eventually(() => field.inputValue()).toBe('');
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

describe('a day that is typed while its calendar is open', () => {
  it('becomes visible, and the Down key moves to it', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the keyboard');
    await on.open('controls=date');
    const { field, month, day } = partsOf(on);
    await on.keyboard.tabTo(field);
    await month.first().waitFor();
    await on.keyboard.type('02/29/2024');
    await eventually(() => month.locator('.CalendarMonth_caption').allTextContents()).toEqual([
      'February 2024',
    ]);
    await on.keyboard.press('ArrowDown');
    await on.keyboard.expectFocus(day('Selected: Thursday, February 29, 2024.'));
  });

  it('becomes visible in a range too, without changing months that already contain it', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    await on.open('controls=range', {
      address: { period: 'custom', compare: 'none', after: '2025-12-31', before: '2026-01-01' },
    });
    await on.page.getByRole('button', { name: /^Date Range:/ }).click();
    const { month, calendar, day } = partsOf(on);
    const titles = () => month.locator('.CalendarMonth_caption').allTextContents();
    const start = on.page.getByRole('textbox', { name: 'Start Date' });
    const end = on.page.getByRole('textbox', { name: 'End Date' });
    await eventually(titles).toEqual(['December 2025', 'January 2026']);
    await on.input.write(end, '01/31/2026');
    await day('January 31, 2026 is the end date.').waitFor();
    expect(await titles()).toEqual(['December 2025', 'January 2026']);
    await on.input.write(end, '11/20/2026');
    await eventually(titles).toEqual(['October 2026', 'November 2026']);
    await day('November 20, 2026 is the end date.').waitFor();
    await on.input.write(start, '2024-02-29');
    await eventually(titles).toEqual(['February 2024', 'March 2024']);
    // After the months are changed with the button, selecting the end date there keeps them.
    await on.button('Next month').click();
    await eventually(titles).toEqual(['March 2024', 'April 2024']);
    await end.focus();
    await calendar.getByRole('button', { name: /April 30, 2024/ }).click();
    await eventually(() => end.inputValue()).toBe('04/30/2024');
    await day('April 30, 2024 is the end date.').waitFor();
    expect(await titles()).toEqual(['March 2024', 'April 2024']);
  });
});

describe('the calendar’s appearance', () => {
  it('has a padding of 13 beside its months, and short names of days (R9.74, R9.71)', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    await on.open('controls=date');
    const { field, month } = partsOf(on);
    await field.click();
    await month.first().waitFor();
    expect(await month.first().evaluate((node) => getComputedStyle(node).paddingInline)).toBe(
      '13px',
    );
    const names = on.page.locator('.DayPicker_weekHeader').first().locator('abbr');
    expect(await names.allTextContents()).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
  });
});

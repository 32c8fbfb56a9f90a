import { describe, expect, inject, it } from 'vitest';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { partsOf } from '../pages/date-field.ts';
import { eventually } from '../pages/eventually.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** The calendar accepts at most one key in this time, in milliseconds. */
const KEY_PAUSE = 300;

describe('the focus in a calendar', () => {
  /** A page whose calendar loads when `release` is called. */
  const openWithLateCalendar = async () => {
    const on = await ControlPage.create(browser, harness.url, 'the keyboard');
    let release = () => {};
    const isWaited = new Promise<void>((resolve) => {
      release = resolve;
    });
    await on.page.route('**/single-calendar-*.js', async (route) => {
      await isWaited;
      await route.continue();
    });
    await on.open('controls=date');
    const parts = partsOf(on);
    await on.keyboard.tabTo(parts.field);
    await on.page.getByRole('status').getByText('Loading calendar').waitFor();
    return { on, release, first: parts.day('Sunday, November 1, 2026'), ...parts };
  };

  it('moves to the day when the calendar loads after the arrow key', async () => {
    const { on, release, first } = await openWithLateCalendar();
    await on.keyboard.press('ArrowDown');
    release();
    await on.keyboard.expectFocus(first);
  });

  it('stays in the field when the user types before the calendar has loaded', async () => {
    const { on, release, field, first } = await openWithLateCalendar();
    await on.keyboard.press('ArrowDown');
    await on.keyboard.type('11/0');
    release();
    await first.waitFor();
    await on.keyboard.type('5/2026');
    await on.keyboard.expectFocus(field);
    await eventually(() => on.value()).toBe('2026-11-05');
  });

  it('moves to the day when the same key opens the calendar', async () => {
    const { on, release, first, field, calendar } = await openWithLateCalendar();
    release();
    await first.waitFor();
    await on.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await on.keyboard.expectFocus(field);
    await on.keyboard.press('ArrowDown');
    await on.keyboard.expectFocus(first);
  });

  it('returns to the field, stays there while the user types, and moves to the day again', async () => {
    const { on, release, first, field, day } = await openWithLateCalendar();
    release();
    await first.waitFor();
    await on.keyboard.press('ArrowDown');
    await on.keyboard.expectFocus(first);
    await on.keyboard.tabTo(field, 'backward');
    await on.keyboard.type('11/05/2026');
    await eventually(() => on.value()).toBe('2026-11-05');
    await on.keyboard.expectFocus(field);
    await on.keyboard.press('ArrowDown');
    await on.keyboard.expectFocus(day('Selected: Thursday, November 5, 2026.'));
  });
});

describe('the calendar keyboard', () => {
  const open = async () => {
    const on = await ControlPage.create(browser, harness.url, 'the keyboard');
    await on.stopClock();
    await on.open('controls=date');
    const parts = partsOf(on);
    await on.keyboard.tabTo(parts.field);
    await on.keyboard.press('ArrowDown');
    /** Waits until the calendar has settled, which takes several tasks, and expects the focus on a day. */
    const arrive = async (name: string) => {
      await eventually(async () => {
        await on.wait(20);
        return on.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      }).toContain(name);
      await on.keyboard.expectFocus(parts.day(name));
    };
    await arrive('Sunday, November 1, 2026');
    const press = async (key: string, to: string) => {
      await on.wait(KEY_PAUSE);
      await on.page.keyboard.press(key);
      await arrive(to);
    };
    return { on, press, ...parts };
  };

  it('moves by days, weeks and months, and to the start and end of a week', async () => {
    const { on, press, field, calendar } = await open();
    await press('ArrowRight', 'Monday, November 2, 2026');
    await press('ArrowDown', 'Monday, November 9, 2026');
    await press('ArrowDown', 'Monday, November 16, 2026');
    await press('ArrowUp', 'Monday, November 9, 2026');
    await press('ArrowLeft', 'Sunday, November 8, 2026');
    await press('ArrowRight', 'Monday, November 9, 2026');
    await press('Home', 'Sunday, November 8, 2026');
    await press('End', 'Saturday, November 14, 2026');
    await press('PageUp', 'Wednesday, October 14, 2026');
    await press('PageDown', 'Saturday, November 14, 2026');
    // A future day can have the focus but cannot be selected.
    await press('ArrowDown', 'Saturday, November 21, 2026 is not selectable.');
    await on.wait(KEY_PAUSE);
    await on.keyboard.press('Enter');
    expect(await on.value()).toBeNull();
    expect(await calendar.isVisible()).toBe(true);
    await press('ArrowUp', 'Saturday, November 14, 2026');
    await on.wait(KEY_PAUSE);
    await on.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await on.keyboard.expectFocus(field);
    expect(await on.value()).toBe('2026-11-14');
  });

  it('returns to the field on Escape, without a selection', async () => {
    const { on, press, field, calendar } = await open();
    await press('ArrowRight', 'Monday, November 2, 2026');
    await on.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await on.keyboard.expectFocus(field);
    expect(await on.value()).toBeNull();
  });

  it('explains its keys on ?, and Escape closes only the help', async () => {
    const { on, press, day, calendar, field } = await open();
    const help = on.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await press('ArrowRight', 'Monday, November 2, 2026');
    await on.wait(KEY_PAUSE);
    await on.page.keyboard.press('?');
    await help.waitFor();
    await on.keyboard.expectFocus(
      help.getByRole('button', { name: 'Hide the keyboard shortcuts' }),
    );
    expect(await help.locator('dt').allTextContents()).toEqual([
      'Enter key',
      'Left and right arrow keys',
      'Up and down arrow keys',
      'Page up and page down keys',
      'Home and end keys',
      'Escape key',
      'Question mark',
    ]);
    await on.wait(KEY_PAUSE);
    await on.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    expect(await calendar.isVisible()).toBe(true);
    await on.keyboard.expectFocus(day('Monday, November 2, 2026'));
    await on.wait(KEY_PAUSE);
    await on.keyboard.press('Escape');
    await on.keyboard.expectFocus(field);
  });
});

describe.each(sampleModes('the help about the keys of a calendar', INPUT_MODES))(
  'the help for the calendar keys, with %s',
  (mode) => {
    it('opens from a button, which gets the focus back afterwards', async () => {
      const on = await ControlPage.create(browser, harness.url, mode);
      await on.open('controls=range-of-nights');
      const help = on.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      const opener = on.button('Show the keyboard shortcuts');
      await on.input.press(opener);
      await help.waitFor();
      await on.input.press(on.button('Hide the keyboard shortcuts'));
      await help.waitFor({ state: 'detached' });
      expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
      await on.input.press(opener);
      await help.waitFor();
      await on.page.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });
      expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
    });
  },
);

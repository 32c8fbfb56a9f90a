import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ControlPage } from '../pages/controls.ts';
import { eventually } from '../pages/eventually.ts';
import { sampleCases } from '../pages/input-modes.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** Time zones far from each other; in the second one, midnight does not exist on one Sunday. */
const ZONES = ['Pacific/Auckland', 'America/Santiago', 'America/Los_Angeles'];
const LOCALES = [
  ['en_US', 'ltr'],
  ['de_DE', 'ltr'],
  ['he_IL', 'rtl'],
  ['ar', 'rtl'],
] as const;

const CASES = ZONES.flatMap((zone) => LOCALES.map(([locale, dir]) => [locale, dir, zone] as const));

/** The accessible name of a day, independent of the calendar. */
const spoken = (isoDay: string, locale: string) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(`${isoDay}T00:00:00Z`));

/** Clicks every visible day; returns the label of each and the date that the click applied. */
function pressEveryDay(): Promise<[label: string, applied: string][]> {
  const days = () =>
    [...document.querySelectorAll<HTMLElement>('.CalendarMonth[data-visible="true"] td')].filter(
      (cell) => cell.getAttribute('role') === 'button',
    );
  const value = () => document.querySelector('[aria-label="Value"]')?.textContent ?? '';
  const press = async (found: [string, string][], index: number): Promise<[string, string][]> => {
    const day = days()[index];
    if (!day) return found;
    // The label also contains whether the day is selected, so read it before the click.
    const label = day.getAttribute('aria-label') ?? '';
    day.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return press([...found, [label, JSON.parse(value() || '""')]], index + 1);
  };
  return press([], 0);
}

const months = (page: Page) => page.locator('.CalendarMonth[data-visible="true"]');

it.each(sampleCases('labels of a calendar', CASES, 2))(
  'a calendar labels each day with the date that it applies: %s (%s) in %s',
  async (locale, dir, timezoneId) => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer', { timezoneId });
    await on.open('controls=calendar', {
      address: { locale, dir, weekStart: dir === 'rtl' ? '6' : '1', zone: 'Asia/Kathmandu' },
      props: { locale },
    });
    await months(on.page).last().waitFor();
    const pressed = await on.page.evaluate(pressEveryDay);
    // All days of October and November.
    expect(pressed.map(([, applied]) => applied).toSorted()).toEqual(
      Array.from({ length: 61 }, (_, index) =>
        new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
      ),
    );
    for (const [label, applied] of pressed) expect(label).toContain(spoken(applied, locale));
  },
);

describe('a right-to-left calendar', () => {
  const boxesOf = async (page: Page) =>
    Promise.all((await months(page).all()).map((month) => month.boundingBox()));

  it.each([
    ['ltr', 'en_US'],
    ['rtl', 'he_IL'],
  ])(
    '%s: shows two months in reading order, and moves in the right direction',
    async (dir, locale) => {
      const on = await ControlPage.create(browser, harness.url, 'the pointer');
      await on.open('controls=calendar', { address: { locale, dir } });
      const titles = () => months(on.page).locator('.CalendarMonth_caption').allTextContents();
      const names = (...all: number[]) =>
        all.map((month) =>
          new Intl.DateTimeFormat(locale.replace('_', '-'), {
            year: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          }).format(Date.UTC(2026, month, 15)),
        );
      await months(on.page).last().waitFor();
      await eventually(titles).toEqual(names(9, 10));
      expect(await months(on.page).first().getByRole('button').count()).toBe(31);
      const frame = await on.page.getByRole('application').boundingBox();
      const [october, november] = await boxesOf(on.page);
      if (!frame || !october || !november) throw new Error('The calendar is empty.');
      for (const box of [october, november]) {
        expect(box.x).toBeGreaterThanOrEqual(frame.x - 1);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
      }
      expect(october.x < november.x).toBe(dir === 'ltr');
      const previous = on.button('Previous month');
      const next = on.button('Next month');
      const [back, forward] = [await previous.boundingBox(), await next.boundingBox()];
      expect((back?.x ?? 0) < (forward?.x ?? 0)).toBe(dir === 'ltr');
      await previous.click();
      await eventually(titles).toEqual(names(8, 9));
      await next.click();
      await eventually(titles).toEqual(names(9, 10));
      const [shown] = await boxesOf(on.page);
      expect(shown).toEqual(october);
    },
  );
});

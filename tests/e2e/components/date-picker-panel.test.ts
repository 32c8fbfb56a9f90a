import { beforeAll, describe, expect, inject, it } from 'vitest';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { sampleCases, sampleModes } from '../pages/input-modes.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** An address with a custom range that is compared with the previous period. */
const CUSTOM = {
  period: 'custom',
  compare: 'previous_period',
  after: '2026-02-10',
  before: '2026-03-19',
};

const MESSAGES = [
  ['Start Date', '02/30/2026', 'Invalid date'],
  ['End Date', '2/3/2026', 'Invalid date'],
  ['Start Date', '11/21/2026', 'Select a date in the past'],
  ['Start Date', '03/20/2026', 'Start date must be before end date'],
  ['End Date', '02/09/2026', 'Start date must be before end date'],
] as const;
const WEEK_STARTS = [
  ['0', 'Sunday'],
  ['1', 'Monday'],
  ['6', 'Saturday'],
] as const;

describe.each(sampleModes('the date-range dropdown', INPUT_MODES))(
  'the date-range dropdown, with %s',
  (mode) => {
    let on: ControlPage;
    beforeAll(async () => {
      on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
    });

    const toggle = () => on.page.getByRole('button', { name: /^Date Range:/ });
    const panel = () => on.page.getByRole('dialog', { name: 'Date range' });
    const group = (name: string) => panel().getByRole('group', { name });
    const radio = (groupName: string, name: string) =>
      group(groupName).getByRole('radio', { name, exact: true });
    const field = (name: string) => panel().getByRole('textbox', { name });
    const button = (name: string) => panel().getByRole('button', { name, exact: true });

    /** Selects a radio button of a group, by a click on its label or with the arrow keys. */
    const take = async (groupName: string, name: string) => {
      const target = radio(groupName, name);
      if (on.isByPointer) await group(groupName).getByText(name, { exact: true }).click();
      else await on.input.press(target);
      await eventually(() => target.isChecked()).toBe(true);
    };
    const openPanel = async (address: Record<string, string> = {}) => {
      await on.open('controls=range', { address });
      await on.input.press(toggle());
      await button('Update').waitFor();
    };
    const update = async () => {
      await on.input.press(button('Update'));
      await panel().waitFor({ state: 'detached' });
      expect(await toggle().evaluate((node) => node === document.activeElement)).toBe(true);
    };
    const address = () => {
      const { searchParams } = new URL(on.page.url());
      for (const name of ['page', 'controls', 'props', 'weekStart', 'locale'])
        searchParams.delete(name);
      return Object.fromEntries(searchParams);
    };
    const name = () => toggle().getAttribute('aria-label');
    const hasFocus = (target: ReturnType<typeof field>) =>
      eventually(() => target.evaluate((node) => node === document.activeElement)).toBe(true);

    it('applies a preset, fixed or rolling, which is always valid (R5.13)', async () => {
      await on.open('controls=range');
      const presets: [string, object][] = [
        ['Today', { period: 'today' }],
        ['Yesterday', { period: 'yesterday' }],
        ['Week to date', { period: 'week' }],
        ['Last week', { period: 'last_week' }],
        ['Last month', { period: 'last_month' }],
        ['Month to date', { period: 'month' }],
        ['Quarter to date', { period: 'quarter' }],
        ['Last quarter', { period: 'last_quarter' }],
        ['Year to date', { period: 'year' }],
        ['Last year', { period: 'last_year' }],
        ['Last 7 days', { period: 'custom', preset: 'last_7_days', after: '2026-11-14' }],
        ['Last 365 days', { period: 'custom', preset: 'last_365_days', after: '2025-11-21' }],
      ];
      for (const [label, written] of sampleCases('presets', presets, 2)) {
        await on.input.press(toggle());
        await take('Preset period', label);
        expect(await button('Update').isEnabled()).toBe(true);
        await update();
        const rolling = 'preset' in written ? { before: '2026-11-20' } : {};
        expect(address()).toEqual({ compare: 'previous_year', ...written, ...rolling });
        expect(await name()).toContain(label);
      }
    });

    it.each(sampleCases('messages of a range', MESSAGES, 1))(
      'shows for %s %s: %s (R5.16, R8.1)',
      async (label, text, message) => {
        await openPanel(CUSTOM);
        await field('Start Date').waitFor();
        await on.input.write(field(label), text);
        expect(await panel().getByRole('alert').textContent()).toBe(message);
        expect(await field(label).getAttribute('aria-invalid')).toBe('true');
        expect(await button('Update').isDisabled()).toBe(true);
        await on.input.write(field(label), '');
        await eventually(() => panel().getByRole('alert').count()).toBe(0);
      },
    );

    it('closes only the topmost popup on Escape', async () => {
      await openPanel();
      await take('Compare to', 'Custom');
      await on.input.enter(field('Comparison start'));
      const calendar = on.page.getByRole('dialog', { name: 'Comparison start' });
      await calendar.getByRole('application', { name: 'Calendar' }).waitFor();
      await on.page.keyboard.press('Escape');
      await calendar.waitFor({ state: 'detached' });
      expect(await panel().isVisible()).toBe(true);
      await on.page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
      await hasFocus(toggle());
    });

    it.each(sampleCases('first days of a week', WEEK_STARTS, 1))(
      'starts weeks on the store’s day %s, with two visible months: %s (R9.73)',
      async (weekStart, day) => {
        await openPanel({ ...CUSTOM, weekStart });
        const months = panel().locator('.CalendarMonth[data-visible="true"]');
        await months.first().waitFor();
        expect(await months.locator('.CalendarMonth_caption').allTextContents()).toEqual([
          'February 2026',
          'March 2026',
        ]);
        const weekdays = panel().locator('.DayPicker_weekHeader').first().locator('abbr');
        expect(await weekdays.first().getAttribute('title')).toBe(day);
        const first = months.first().getByRole('button', { name: 'Sunday, February 1, 2026' });
        expect(
          await first.evaluate((cell) =>
            cell instanceof HTMLTableCellElement ? cell.cellIndex : -1,
          ),
        ).toBe((7 - Number(weekStart)) % 7);
      },
    );
  },
);

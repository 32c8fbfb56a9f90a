import { beforeAll, describe, expect, inject, it } from 'vitest';
import { INPUT_MODES, ControlPage } from './pages/controls.ts';
import { sampleCases, sampleModes } from './pages/input-modes.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** The button in the state in which the address says nothing. */
const DEFAULT = 'Date Range: Month to date (Nov 1 - 20, 2026) vs. Previous year (Nov 1 - 20, 2025)';
const CUSTOM = {
  period: 'custom',
  compare: 'previous_period',
  after: '2026-02-10',
  before: '2026-03-19',
};

describe.each(sampleModes('the date-range dropdown', INPUT_MODES))(
  'the date-range dropdown, by %s',
  (mode) => {
    let on: ControlPage;
    beforeAll(async () => {
      on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
    });

    const toggle = () => on.page.getByRole('button', { name: /^Date Range:/ });
    const panel = () => on.page.getByRole('dialog', { name: 'Date range' });
    const tab = (name: string) => panel().getByRole('tab', { name });
    const group = (name: string) => panel().getByRole('group', { name });
    const radio = (groupName: string, name: string) =>
      group(groupName).getByRole('radio', { name, exact: true });
    const field = (name: string) => panel().getByRole('textbox', { name });
    const button = (name: string) => panel().getByRole('button', { name, exact: true });

    /** Takes a choice of a group: by a press on its words, or by the arrows, which lead through the group. */
    const take = async (groupName: string, name: string) => {
      const target = radio(groupName, name);
      if (on.isByPointer) await group(groupName).getByText(name, { exact: true }).click();
      else await on.input.press(target);
      await eventually(() => target.isChecked()).toBe(true);
    };
    const goTo = async (name: string) => {
      if (on.isByPointer) await tab(name).click();
      else {
        await on.input.enter(panel().getByRole('tab', { selected: true }));
        await on.keyboard.press(name === 'Custom' ? 'ArrowRight' : 'ArrowLeft');
      }
      await eventually(() => tab(name).getAttribute('aria-selected')).toBe('true');
    };
    const openPanel = async (address: Record<string, string> = {}) => {
      await on.open('controls=range', { address });
      await on.input.press(toggle());
      await button('Update').waitFor();
    };
    const openCustom = async (address: Record<string, string> = {}) => {
      await openPanel(address);
      await goTo('Custom');
      await field('Start Date').waitFor();
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

    it("reads 'Date Range:', the range, 'vs.' and the comparison (R2.30, R2.31)", async () => {
      await on.open('controls=range');
      expect(await on.page.locator('body').innerText()).toMatch(/^Date Range:/);
      expect(await name()).toBe(DEFAULT);
      expect(await toggle().innerText()).toBe(
        'Month to date (Nov 1 - 20, 2026)\nvs. Previous year (Nov 1 - 20, 2025)',
      );
      expect(await toggle().getAttribute('aria-expanded')).toBe('false');
    });

    it("has the tabs 'Presets' and 'Custom' over one compare-to choice (R2.28, R2.29)", async () => {
      await openPanel();
      expect(await toggle().getAttribute('aria-expanded')).toBe('true');
      expect(await panel().getByRole('tab').allTextContents()).toEqual(['Presets', 'Custom']);
      const comparisons = ['Previous period', 'Previous year', 'Custom', 'No comparison'];
      const shown = () => group('Compare to').locator('label').allTextContents();
      expect(await shown()).toEqual(comparisons);
      await goTo('Custom');
      expect(await shown()).toEqual(comparisons);
      expect(await panel().getByRole('tabpanel').count()).toBe(1);
    });

    it('applies the draft by Update alone, and forgets it on Escape (R4.29)', async () => {
      await openPanel();
      await take('Preset period', 'Last week');
      await take('Compare to', 'Previous period');
      expect(await name()).toBe(DEFAULT);
      expect(address()).toEqual({});
      await on.page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
      expect(await name()).toBe(DEFAULT);
      await hasFocus(toggle());
      await on.input.press(toggle());
      await button('Update').waitFor();
      expect(await radio('Preset period', 'Month to date').isChecked()).toBe(true);
      expect(await radio('Compare to', 'Previous year').isChecked()).toBe(true);
      await take('Preset period', 'Last week');
      await update();
      expect(address()).toEqual({ period: 'last_week', compare: 'previous_year' });
      expect(await name()).toBe(
        'Date Range: Last week (Nov 8 - 14, 2026) vs. Previous year (Nov 8 - 14, 2025)',
      );
    });

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
      for (const [label, written] of sampleCases('presets', presets, 4)) {
        await on.input.press(toggle());
        await take('Preset period', label);
        expect(await button('Update').isEnabled()).toBe(true);
        await update();
        const rolling = 'preset' in written ? { before: '2026-11-20' } : {};
        expect(address()).toEqual({ compare: 'previous_year', ...written, ...rolling });
        expect(await name()).toContain(label);
      }
    });

    it('clears the custom dates when a preset is chosen (R4.30)', async () => {
      await openPanel(CUSTOM);
      await field('Start Date').waitFor();
      await goTo('Presets');
      await take('Preset period', 'Last month');
      await goTo('Custom');
      expect(await field('Start Date').inputValue()).toBe('');
      expect(await field('End Date').inputValue()).toBe('');
      await goTo('Presets');
      await update();
      expect(address()).toEqual({ period: 'last_month', compare: 'previous_period' });
    });

    it("becomes 'today' on the way from a custom range to the presets (R4.31)", async () => {
      await openPanel(CUSTOM);
      await field('Start Date').waitFor();
      await goTo('Presets');
      expect(await radio('Preset period', 'Today').isChecked()).toBe(true);
      await update();
      expect(address()).toMatchObject({ period: 'today' });
    });

    it('clears both dates by Reset, and goes on in the first field (R4.32, R5.12)', async () => {
      await openPanel(CUSTOM);
      await field('Start Date').waitFor();
      expect(await field('Start Date').inputValue()).toBe('02/10/2026');
      expect(await field('End Date').inputValue()).toBe('03/19/2026');
      expect(await button('Update').isEnabled()).toBe(true);
      await on.input.press(button('Reset'));
      await eventually(() => field('Start Date').inputValue()).toBe('');
      expect(await field('End Date').inputValue()).toBe('');
      expect(await button('Reset').isDisabled()).toBe(true);
      expect(await button('Update').isDisabled()).toBe(true);
      expect(address()).toEqual(CUSTOM);
      await hasFocus(field('Start Date'));
    });

    it('offers Update for a range of one’s own once both ends and a comparison are there (R5.12)', async () => {
      await openCustom();
      expect(await button('Update').isDisabled()).toBe(true);
      await on.input.write(field('Start Date'), '02/10/2026');
      expect(await button('Update').isDisabled()).toBe(true);
      await on.input.write(field('End Date'), '2026-02-14');
      await eventually(() => button('Update').isEnabled()).toBe(true);
      await take('Compare to', 'Custom');
      expect(await button('Update').isDisabled()).toBe(true);
      await take('Compare to', 'No comparison');
      expect(await button('Update').isEnabled()).toBe(true);
      await update();
      expect(address()).toEqual({
        period: 'custom',
        compare: 'none',
        after: '2026-02-10',
        before: '2026-02-14',
      });
      expect(await name()).toBe('Date Range: Custom (Feb 10 - 14, 2026)');
    });

    it('takes one day as a range, with no night between its ends (R5.14, R5.16)', async () => {
      await openCustom();
      await on.input.write(field('Start Date'), '02/10/2026');
      await on.input.write(field('End Date'), '02/10/2026');
      await update();
      expect(address()).toMatchObject({ after: '2026-02-10', before: '2026-02-10' });
    });

    it.each([
      ['Start Date', '02/30/2026', 'Invalid date'],
      ['End Date', '2/3/2026', 'Invalid date'],
      ['Start Date', '11/21/2026', 'Select a date in the past'],
      ['Start Date', '03/20/2026', 'Start date must be before end date'],
      ['End Date', '02/09/2026', 'Start date must be before end date'],
    ])('says of %s %s: %s (R5.16, R8.1)', async (label, text, message) => {
      await openPanel(CUSTOM);
      await field('Start Date').waitFor();
      await on.input.write(field(label), text);
      expect(await panel().getByRole('alert').textContent()).toBe(message);
      expect(await field(label).getAttribute('aria-invalid')).toBe('true');
      expect(await button('Update').isDisabled()).toBe(true);
      await on.input.write(field(label), '');
      await eventually(() => panel().getByRole('alert').count()).toBe(0);
    });

    it('compares with a range of one’s own', async () => {
      await openPanel();
      await take('Compare to', 'Custom');
      await on.input.write(field('Comparison start'), '11/01/2024');
      await on.input.write(field('Comparison end'), '11/20/2024');
      await update();
      expect(address()).toEqual({
        period: 'month',
        compare: 'custom',
        compare_after: '2024-11-01',
        compare_before: '2024-11-20',
      });
      expect(await name()).toBe(
        'Date Range: Month to date (Nov 1 - 20, 2026) vs. Custom (Nov 1 - 20, 2024)',
      );
    });

    it('closes the topmost alone on Escape', async () => {
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

    it.each([
      ['0', 'Sunday'],
      ['1', 'Monday'],
      ['6', 'Saturday'],
    ])(
      'begins its weeks on the shop’s day %s, with two months in sight: %s (R9.73)',
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

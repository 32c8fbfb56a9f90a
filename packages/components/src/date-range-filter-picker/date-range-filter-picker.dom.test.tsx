import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './date-range-filter-picker.stories.tsx';
// Imported here so that no test waits for the lazy components.
import './date-range-content.tsx';
import '../date-range/calendar.tsx';
import './range-steps.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const { MonthToDate, CustomRange, WeekStartsOnMonday, NoComparison, RollingPreset, OwnComparison } =
  composeStories(stories);

/** A button, by its text: a query by role and name is slow beside two months of days, which are buttons too. */
function buttonOf(text: string): HTMLElement {
  const button = screen.getByText(text).closest('button');
  if (!button) throw new Error(`“${text}” is not in a button.`);
  return button;
}

const toggle = () => screen.getByLabelText(/^Date Range:/);

async function open() {
  const user = userEvent.setup();
  await user.click(toggle());
  await screen.findByText('Update');
  return user;
}

/** Opens the custom range, with both fields empty. */
async function openCustom() {
  const user = await open();
  await user.click(screen.getByRole('tab', { name: 'Custom' }));
  await screen.findByLabelText('Start date');
  await user.click(buttonOf('Reset'));
  return user;
}

const update = () => buttonOf('Update');
const start = () => screen.getByLabelText('Start date');
const end = () => screen.getByLabelText('End date');

/** Sets the whole text in one event: each keystroke would render two months. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the button', () => {
  it("shows 'Date Range:', the primary range, 'vs.' and the comparison (R1.7, R2.30, R2.31)", () => {
    render(<MonthToDate />);
    expect(screen.getByText('Date Range:')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Date Range:/ })).toHaveTextContent(
      'Month to date (Nov 1 - 20, 2026)vs. Previous year (Nov 1 - 20, 2025)',
    );
  });

  it('has one line without a comparison', () => {
    render(<NoComparison />);
    expect(toggle()).toHaveTextContent('Week to date (Nov 15 - 20, 2026)');
    expect(toggle()).not.toHaveTextContent('vs.');
  });
});

describe('the panel', () => {
  it('has two tabs, Presets and Custom, and the compare-to options (R2.28, R2.29)', async () => {
    render(<MonthToDate />);
    const user = await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Presets', 'Custom']);
    const comparisons = () =>
      within(screen.getByRole('group', { name: 'Compare to' })).getAllByRole('radio');
    expect(comparisons()).toHaveLength(4);
    await user.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(comparisons()).toHaveLength(4);
  });

  deepIt(
    'opens on the tab of the current range, which has the focus, with its dates in the fields',
    async () => {
      render(<CustomRange />);
      const user = await open();
      await user.keyboard('{Escape}');
      // The first opening has loaded the code of the panel.
      await open();
      expect(screen.getByRole('tab', { name: 'Custom', selected: true })).toHaveFocus();
      expect(await screen.findByLabelText('Start date')).toHaveValue('02/10/2026');
      expect(end()).toHaveValue('03/19/2026');
    },
  );

  it('applies the draft only when Update is pressed (R4.29)', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} />);
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Last week' }));
    await user.click(screen.getByRole('radio', { name: 'Previous period' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(toggle()).toHaveTextContent('Month to date');
    await user.click(update());
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({
      period: 'last_week',
      compare: 'previous_period',
      after: undefined,
      before: undefined,
    });
    expect(toggle()).toHaveTextContent('Last week');
    expect(toggle()).toHaveFocus();
  });

  deepIt('discards a draft that was not applied', async () => {
    render(<MonthToDate />);
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
    await open();
    expect(screen.getByRole('radio', { name: 'Month to date' })).toBeChecked();
  });

  it('selects today on the tab Presets, and clears the custom dates with a preset (R4.30, R4.31)', async () => {
    const onSelect = vi.fn();
    render(<CustomRange onSelect={onSelect} />);
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'Presets' }));
    expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Last month' }));
    await user.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(start()).toHaveValue('');
    expect(end()).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'Presets' }));
    await user.click(update());
    expect(onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ period: 'last_month', after: undefined, before: undefined }),
    );
  });

  deepIt(
    'fills Custom with the current range, and makes the period custom on Update (readings C13)',
    async () => {
      const onSelect = vi.fn();
      render(<MonthToDate onSelect={onSelect} />);
      const user = await open();
      await user.click(screen.getByRole('tab', { name: 'Custom' }));
      expect(start()).toHaveValue('11/01/2026');
      expect(end()).toHaveValue('11/20/2026');
      expect(onSelect).not.toHaveBeenCalled();
      fill(start(), '2026-01-05');
      fill(end(), '01/31/2026');
      await user.click(update());
      expect(onSelect).toHaveBeenCalledExactlyOnceWith({
        period: 'custom',
        compare: 'previous_year',
        after: '2026-01-05',
        before: '2026-01-31',
      });
      expect(toggle()).toHaveTextContent('Custom (Jan 5 - 31, 2026)');
    },
  );

  it('clears both dates on Reset, which is shown only for a custom range (R4.32)', async () => {
    render(<CustomRange />);
    const user = await open();
    await screen.findByLabelText('Start date');
    await user.click(buttonOf('Reset'));
    expect(start()).toHaveValue('');
    expect(end()).toHaveValue('');
    expect(buttonOf('Reset')).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: 'Presets' }));
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });

  it('enables Update for a custom range only when both dates are set, also to the same day (R5.12, R5.13, R5.14)', async () => {
    render(<MonthToDate />);
    const user = await open();
    expect(update()).toBeEnabled();
    await user.click(screen.getByRole('tab', { name: 'Custom' }));
    await user.click(buttonOf('Reset'));
    expect(update()).toBeDisabled();
    fill(start(), '01/05/2026');
    expect(update()).toBeDisabled();
    fill(end(), '01/05/2026');
    expect(update()).toBeEnabled();
    fill(start(), '');
    expect(update()).toBeDisabled();
  });
});

describe('presets and comparisons beyond the requirements', () => {
  it('offers rolling ranges and equal weekdays, and applies their name and dates', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} />);
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    await user.click(screen.getByRole('checkbox', { name: 'Match weekdays' }));
    await user.click(update());
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        period: 'custom',
        preset: 'last_7_days',
        after: '2026-11-14',
        before: '2026-11-20',
        compare_align: 'weekday',
      }),
    );
    expect(toggle()).toHaveTextContent('Last 7 days (Nov 14 - 20, 2026)');
  });

  deepIt(
    'opens the presets for a rolling range, and removes it when another preset is applied',
    async () => {
      const onSelect = vi.fn();
      render(<RollingPreset onSelect={onSelect} />);
      expect(toggle()).toHaveTextContent('Last 30 days');
      const user = await open();
      expect(screen.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: 'Today' }));
      await user.click(update());
      expect(onSelect.mock.calls[0]?.[0]).toStrictEqual({
        period: 'today',
        compare: 'previous_period',
        after: undefined,
        before: undefined,
        preset: undefined,
        compare_after: undefined,
        compare_before: undefined,
        compare_until: undefined,
        compare_align: undefined,
      });
    },
  );

  deepIt('shows the dates of each preset, and offers all time with its first day', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} getFirstDay={async () => '2024-09-20'} />);
    const user = await open();
    expect(screen.getByRole('radio', { name: 'Last month' })).toHaveAccessibleDescription(
      'Oct 1 - 31, 2026',
    );
    await user.click(screen.getByRole('radio', { name: 'All time' }));
    expect(screen.getByRole('radio', { name: 'No comparison' })).toBeChecked();
    await waitFor(() => expect(update()).toBeEnabled());
    await user.click(update());
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        period: 'custom',
        preset: 'all_time',
        after: '2024-09-20',
        before: '2026-11-20',
        compare: 'none',
      }),
    );
    expect(toggle()).toHaveTextContent('All time (Sep 20, 2024 - Nov 20, 2026)');
  });

  deepIt('shows only in the presets that the first day is loading or unknown', async () => {
    let fail = (_error: Error) => {};
    const firstDay = new Promise<string>((_, reject) => {
      fail = reject;
    });
    render(<MonthToDate getFirstDay={() => firstDay} />);
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'All time' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the date of the first order…');
    fail(new Error('No connection'));
    const failure = 'The date of the first order could not be loaded. Select other dates.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(update()).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  it('steps to the period before or after with the buttons beside it', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} />);
    const user = userEvent.setup();
    const later = await screen.findByRole('button', { name: 'Later period' });
    expect(later).toHaveAttribute('aria-disabled', 'true');
    await user.click(later);
    expect(onSelect).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Earlier period' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ period: 'last_month', compare: 'previous_year' }),
    );
    await user.click(later);
    expect(toggle()).toHaveTextContent('Month to date');
  });

  deepIt('compares an incomplete range up to the same time', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} />);
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Compare up to/ }));
    await user.click(update());
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ compare_until: 'now' }));
    expect(toggle()).toHaveTextContent(/vs. Previous year \(Nov 1 - 20, 2025 until \d/);
    await open();
    expect(screen.getByRole('checkbox', { name: /^Compare up to/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Last month' }));
    expect(screen.queryByRole('checkbox', { name: /^Compare up to/ })).not.toBeInTheDocument();
  });

  const from = () => screen.getByRole('textbox', { name: 'Comparison start' });
  const to = () => screen.getByRole('textbox', { name: 'Comparison end' });

  deepIt('compares with a custom range that is typed in the full or a shorter format', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} />);
    const user = await open();
    expect(screen.queryByRole('textbox', { name: 'Comparison start' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    expect(update()).toBeDisabled();
    fill(from(), '2024-11-01');
    expect(update()).toBeDisabled();
    await user.click(to());
    fill(to(), 'nov 20 24');
    await user.tab();
    expect(to()).toHaveValue('11/20/2024');
    await user.click(update());
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        period: 'month',
        compare: 'custom',
        compare_after: '2024-11-01',
        compare_before: '2024-11-20',
      }),
    );
    expect(toggle()).toHaveTextContent('vs. Custom (Nov 1 - 20, 2024)');
  });

  it('rejects a comparison that ends before it starts, until one of its dates changes', async () => {
    render(<OwnComparison />);
    await open();
    expect(from()).toHaveValue('11/01/2024');
    fill(to(), '10/20/2024');
    expect(to()).toHaveAccessibleDescription('Start date must be before end date');
    expect(update()).toBeDisabled();
    fill(from(), '10/01/2024');
    expect(to()).toBeValid();
    expect(update()).toBeEnabled();
  });
});

describe('a typed date', () => {
  deepIt('is completed from another common format on blur or Enter', async () => {
    const onSelect = vi.fn();
    render(<MonthToDate onSelect={onSelect} />);
    const user = await openCustom();
    await user.click(start());
    fill(start(), '10/1/26');
    await user.tab();
    expect(start()).toHaveValue('10/01/2026');
    expect(start()).toBeValid();
    await user.click(end());
    fill(end(), 'oct 9');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ after: '2026-10-01', before: '2026-10-09' }),
    );
  });
});

describe('the calendar', () => {
  it("shows two months and starts the week on the store's first day (R9.73)", async () => {
    render(<WeekStartsOnMonday />);
    await open();
    await screen.findByRole('application', { name: 'Calendar' });
    expect(screen.getByText('February 2026')).toBeVisible();
    expect(screen.getByText('March 2026')).toBeVisible();
    const [first] = screen.getAllByTitle(/day$/);
    expect(first).toHaveAttribute('title', 'Monday');
  });

  deepIt('selects a range by pointer and writes it into the fields', async () => {
    const onSelect = vi.fn();
    render(<CustomRange onSelect={onSelect} />);
    const user = await open();
    await user.click(await screen.findByLabelText(/Tuesday, February 3, 2026/));
    await user.click(screen.getByLabelText(/Monday, March 2, 2026/));
    expect(start()).toHaveValue('02/03/2026');
    expect(end()).toHaveValue('03/02/2026');
    await user.click(update());
    expect(onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ after: '2026-02-03', before: '2026-03-02' }),
    );
  });
});

describe('Escape', () => {
  it('closes the panel, also from the calendar', async () => {
    render(<CustomRange />);
    const user = await open();
    const day = await screen.findByLabelText(/Tuesday, February 10, 2026/);
    day.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });
});

import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setViewportWidth } from '@tillview/test-setup/dom';
import { SummaryList } from './summary-list.tsx';
import { SummaryNumber, type SummaryNumberProps } from './summary-number.tsx';
import * as stories from './summary.stories.tsx';

const {
  AlwaysOpen,
  Default,
  Loading,
  LongText,
  NothingSelected,
  NotLinked,
  OneNumber,
  WithSparkline,
} = composeStories(stories);

const metric = (props: Partial<SummaryNumberProps>) =>
  render(<SummaryNumber label="Orders" value="12" prevValue="10" delta={20} {...props} />);
const link = (name: RegExp) => screen.getByRole('link', { name });

describe('SummaryNumber', () => {
  it.each([
    [12, 'Up 12%', '+12%'],
    [11.6, 'Up 12%', '+12%'],
    [-67, 'Down 67%', '-67%'],
    [-0.6, 'Down 1%', '-1%'],
    [0, 'No change', '0%'],
    [-0.4, 'No change', '0%'],
    [0.4, 'No change', '0%'],
  ])(
    'announces a change of %d as “%s” and shows it as %s (R8.14, R8.15, R8.16)',
    (delta, words, sign) => {
      metric({ delta });
      expect(screen.getByText(`${words} from Previous Period:`)).toBeInTheDocument();
      expect(screen.getByText(sign)).toBeVisible();
    },
  );

  it.each([undefined, null, NaN])(
    "shows 'N/A' for the change %j, and does not announce “No change” (R8.13)",
    (delta) => {
      const { container } = metric({ delta });
      expect(screen.getByText('N/A')).toBeVisible();
      expect(container).not.toHaveTextContent(/No change|Up|Down/);
    },
  );

  it.each([undefined, null, ''])("shows 'N/A' for the value %j (R8.11)", (value) => {
    metric({ value });
    expect(screen.getByText('N/A')).toBeVisible();
  });

  it("shows 'N/A' for a missing earlier value (R8.12)", () => {
    const { container } = metric({ prevValue: undefined });
    expect(container).toHaveTextContent('Up 20% from Previous Period:N/A');
    expect(screen.getByText('Previous Period: N/A')).toBeVisible();
  });

  it('shows no change and no earlier value without a comparison', () => {
    const { container } = metric({ delta: undefined, prevValue: undefined, isCompared: false });
    expect(container).toHaveTextContent(/^Orders12$/);
  });

  it.each([5, -5])('shows a change of %i without a colour when isNeutral is set', (delta) => {
    const { container } = metric({ delta, isNeutral: true });
    expect(container.querySelector('.is-good-trend, .is-bad-trend')).toBeNull();
  });

  it('draws its points as a sparkline, hidden from screen readers', () => {
    const { container } = metric({ points: [1, 3, 2] });
    expect(container.querySelectorAll('svg[aria-hidden="true"] path[d^="M"]')).not.toHaveLength(0);
  });

  it("labels the earlier period 'Previous Period:' by default (R8.17)", () => {
    const { rerender } = metric({});
    expect(screen.getByText('Up 20% from Previous Period:')).toBeInTheDocument();
    rerender(<SummaryNumber label="Orders" delta={20} prevLabel="Previous year:" />);
    expect(screen.getByText('Up 20% from Previous year:')).toBeInTheDocument();
  });

  it.each([
    [5, false, 'is-good-trend'],
    [5, true, 'is-bad-trend'],
    [-5, false, 'is-bad-trend'],
    [-5, true, 'is-good-trend'],
  ])('has the colour of a good or bad change for %i', (delta, reverseTrend, name) => {
    const { container } = metric({ delta, reverseTrend });
    expect(container.querySelector(`.${name}`)).not.toBeNull();
  });

  it('shows label, value, prevValue, delta, href, hrefType and reverseTrend (R3.45)', () => {
    metric({
      label: 'Returns',
      value: '$31.00',
      prevValue: '$47.00',
      delta: -34,
      href: '#returns',
      hrefType: 'external',
      reverseTrend: true,
    });
    const anchor = screen.getByRole('link', { name: /Returns/ });
    expect(anchor).toHaveTextContent(
      'Returns$31.00-34%Down 34% from Previous Period:$47.00BetterPrevious Period: $47.00',
    );
    expect(anchor).toHaveAttribute('href', '#returns');
    expect(anchor).toHaveAttribute('data-link-type', 'external');
    expect(anchor).toHaveClass('is-good-trend');
  });

  it.each(['wp-admin', 'wc-admin', 'external'] as const)('links to %s (R3.46)', (hrefType) => {
    metric({ href: 'https://shop.example/x', hrefType });
    const anchor = screen.getByRole('link', { name: /Orders/ });
    expect(anchor).toHaveAttribute('href', 'https://shop.example/x');
    expect(anchor).toHaveAttribute('data-link-type', hrefType);
  });
});

describe('SummaryList', () => {
  it('lists the numbers as links, and marks the selected one (R1.30)', async () => {
    render(<Default />);
    const list = screen.getByRole('list', { name: 'Performance indicators' });
    expect(within(list).getAllByRole('link')).toHaveLength(7);
    expect(link(/Gross sales/)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(link(/Net sales/));
    expect(link(/Net sales/)).toHaveAttribute('aria-current', 'page');
    expect(link(/Gross sales/)).not.toHaveAttribute('aria-current');
  });

  it('moves between cards with Tab, and also with the arrow keys, Home and End', async () => {
    render(<Default selected={1} />);
    await userEvent.tab();
    expect(link(/Gross sales/)).toHaveFocus();
    await userEvent.tab();
    expect(link(/Returns/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link(/Coupons/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link(/Total sales/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link(/Gross sales/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(link(/Gross sales/)).toHaveFocus();
  });

  it('follows the reading direction with the arrow keys', async () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Default />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(link(/Returns/)).toHaveFocus();
  });

  it('is a plain list when the numbers have no links', () => {
    render(<NotLinked />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(7);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a dropdown below the large breakpoint, with the selected number on its button (R2.38)', async () => {
    setViewportWidth(959);
    render(<Default selected={3} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    const button = screen.getByRole('button', { name: /Net sales/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const dialog = within(screen.getByRole('dialog', { name: 'Performance indicators' }));
    expect(dialog.getAllByRole('link')).toHaveLength(7);
    await userEvent.click(dialog.getByRole('link', { name: /Taxes/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /Taxes/ })).toHaveFocus();
  });

  it('shows the other numbers below the button, each of which selects itself when clicked', async () => {
    setViewportWidth(390);
    render(<WithSparkline selected={3} />);
    const others = within(screen.getByRole('list', { name: 'Other figures' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Gross sales$148,220.00+12%Up 12% from Previous year (Nov 1 - 20, 2025):$132,339.00Better',
      expect.stringMatching(/^Returns-\$310\.00-34%/),
      expect.stringMatching(/^Coupons\$1,020\.000%/),
      expect.stringMatching(/^Taxes\$7,812\.00-4%/),
      expect.stringMatching(/^Shipping\$4,960\.00N\/A/),
      expect.stringMatching(/^Total sales\$159,662\.00N\/A/),
    ]);
    await userEvent.click(link(/Taxes/));
    expect(screen.getByRole('button', { name: /Taxes/ })).toHaveFocus();
    expect(others.getByRole('link', { name: /Net sales/ })).toBeVisible();
  });

  it('can be opened, navigated and closed with the keyboard only', async () => {
    setViewportWidth(500);
    render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: /Returns/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /Gross sales/ })).toHaveFocus();
  });

  it('shows all numbers at every width with isAlwaysOpen', () => {
    setViewportWidth(500);
    render(<AlwaysOpen />);
    expect(screen.getAllByRole('link')).toHaveLength(7);
  });

  it.each([
    [['123456'], 6],
    [['123456', '12,345.60', undefined], 8],
  ])(
    'reserves the width of the widest value of %j, where a separator is half as wide as a digit',
    (values, digits) => {
      render(
        <SummaryList>
          {values.map((value, index) => (
            <SummaryNumber key={index} label={`Metric ${index}`} value={value} />
          ))}
        </SummaryList>,
      );
      const list = screen.getByRole('list');
      expect(list.style.getPropertyValue('--tillview-summary-digits')).toBe(String(digits));
    },
  );

  it('is a list of cards at and above the large breakpoint', () => {
    setViewportWidth(960);
    render(<Default />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(7);
  });

  it('shows the first number on the dropdown button when none is selected (readings B50)', () => {
    setViewportWidth(500);
    render(<NothingSelected />);
    expect(screen.getByRole('button', { name: /Gross sales/ })).toBeVisible();
  });

  it('has no dropdown for a single number (readings B50)', () => {
    setViewportWidth(500);
    render(<OneNumber />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(link(/Gross sales/)).toBeVisible();
  });

  it('shows a tooltip that explains a label', async () => {
    vi.useFakeTimers();
    render(<LongText />);
    fireEvent.pointerEnter(screen.getByText(/Average number of items/));
    await vi.advanceTimersByTimeAsync(700);
    expect(screen.getByText('Only orders that were paid.')).toBeVisible();
  });
});

describe('SummaryListPlaceholder', () => {
  it.each([1440, 500])(
    'reserves the space of each card at %i pixels, and is hidden from screen readers',
    (width) => {
      setViewportWidth(width);
      const { container } = render(<Loading />);
      const list = container.querySelector('.tillview-summary');
      expect(list).toHaveAttribute('aria-hidden', 'true');
      expect(list?.querySelectorAll('.tillview-summary__item')).toHaveLength(7);
    },
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import {
  cardText,
  chartCard,
  findChart,
  findRows,
  findSummary,
  queryChart,
  querySummary,
  readTable,
  SENTENCES,
} from './revenue-parts.ts';

const shop = withDemoShop();
const retryIn = (element: HTMLElement) => within(element).getByRole('button', { name: 'Retry' });

describe('while answers are on their way', () => {
  it('shows the table in place of its placeholders only when its own answer is there', async () => {
    const release = shop.hold((url) => url.searchParams.has('orderby'));
    renderApp(shop);
    await findSummary();
    await findChart();
    const table = screen.getByRole('group', { name: /^Revenue/ });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getByRole('columnheader', { name: /^Orders/ })).toBeVisible();
    expect(screen.getByText(SENTENCES.loading)).toBeInTheDocument();
    expect(screen.queryByText(SENTENCES.noRows)).not.toBeInTheDocument();
    release();
    await findRows();
    expect(screen.queryByText(SENTENCES.loading)).not.toBeInTheDocument();
  });

  it.each(['2026-11-01', '2025-11-01'])(
    'shows the table while the figures from %s on are awaited, and no half of the others',
    async (day) => {
      const release = shop.hold(
        ({ searchParams }) =>
          !searchParams.has('orderby') && searchParams.get('after')?.startsWith(day) === true,
      );
      renderApp(shop);
      expect(readTable(await findRows()).rows).toHaveLength(20);
      expect(chartCard()).toHaveAttribute('aria-busy', 'true');
      expect(within(chartCard()).getByText(SENTENCES.loading)).toBeInTheDocument();
      expect(querySummary()).not.toBeInTheDocument();
      expect(screen.queryByText(/N\/A/)).not.toBeInTheDocument();
      release();
      await findChart();
      expect(await cardText('Gross sales')).toMatch(/\$[\d,.]+.*[+-]\d+%/);
      expect(chartCard()).toHaveAttribute('aria-busy', 'false');
    },
  );
});

describe('when there is nothing', () => {
  it('shows a range before the shop began as a range without sales', async () => {
    const { faults } = renderApp(shop, {
      address:
        '&path=/analytics/revenue&period=custom&compare=previous_year&after=2020-01-01&before=2020-01-31',
    });
    const { rows, totals } = readTable(await findRows());
    expect(rows).toHaveLength(25);
    expect(new Set(rows.flatMap((row) => row.slice(2)))).toEqual(new Set(['$0.00']));
    expect(totals.slice(1)).toEqual(['0', ...Array<string>(7).fill('$0.00')]);
    expect(await cardText('Gross sales')).toMatch(/^Gross sales\$0\.000%/);
    expect(within(chartCard()).getByText(SENTENCES.noChartData)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(faults).toEqual([]);
  });

  it('says so in each part when the store answers without rows and totals', async () => {
    for (const question of ['table', 'primary', 'secondary'] as const)
      shop.reply(question, () => Response.json({ totals: null, intervals: [] }));
    const { faults } = renderApp(shop);
    expect(await screen.findByText(SENTENCES.noRows)).toBeVisible();
    expect(await screen.findByText(SENTENCES.noChartData)).toBeVisible();
    expect(await cardText('Gross sales')).toMatch(/^Gross salesN\/A/);
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    expect(faults).toEqual([]);
  });
});

describe('when a question fails', () => {
  it('shows the error of the table in the table alone, and the table again after Retry', async () => {
    shop.fail('table', 500);
    const { user } = renderApp(shop);
    const alert = await screen.findByRole('alert');
    await findSummary();
    await findChart();
    expect(alert).toHaveTextContent(SENTENCES.failed);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    shop.mend();
    const before = shop.asked.length;
    await user.click(retryIn(alert));
    expect(readTable(await findRows()).rows).toHaveLength(20);
    expect(shop.asked.slice(before).map(({ question }) => question)).toEqual(['table']);
  });

  it.each([0, 1])(
    'shows the error of the range in summary and chart, and both again after Retry in one of them (%i)',
    async (which) => {
      shop.fail('primary', 500);
      const { user } = renderApp(shop);
      expect(readTable(await findRows()).rows).toHaveLength(20);
      const alerts = await screen.findAllByRole('alert');
      expect(alerts.map((alert) => alert.textContent)).toEqual(
        Array<string>(2).fill(`${SENTENCES.failed}Retry`),
      );
      expect(queryChart()).not.toBeInTheDocument();
      shop.mend();
      const before = shop.asked.length;
      await user.click(retryIn(alerts[which] ?? document.body));
      await findChart();
      await findSummary();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(shop.asked.slice(before).map(({ question }) => question)).toEqual(['primary']);
    },
  );

  it('goes on with the chosen range when only the comparison fails, says so and offers Retry', async () => {
    shop.fail('secondary', 500);
    const { user } = renderApp(shop);
    const sentence = await screen.findByText(SENTENCES.noComparison);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const heads = within(await findChart()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Date',
      'Month to date (Nov 1 - 20, 2026)',
    ]);
    expect(await cardText('Gross sales')).toMatch(/^Gross sales\$[\d,.]+N\/A/);
    await findRows();
    shop.mend();
    await user.click(retryIn(sentence));
    expect(await cardText('Gross sales')).toMatch(/[+-]\d+%/);
    expect(screen.queryByText(SENTENCES.noComparison)).not.toBeInTheDocument();
    expect(within(await findChart()).getAllByRole('columnheader')).toHaveLength(5);
  });

  it('keeps offering Retry while it goes on failing', async () => {
    shop.fail('table', 500);
    const { user } = renderApp(shop);
    for (const attempt of [1, 2, 3]) {
      const alert = await screen.findByRole('alert');
      const tables = () => shop.questions().filter((question) => question === 'table').length;
      expect(tables()).toBe(attempt);
      await user.click(retryIn(alert));
      await waitFor(() => expect(tables()).toBe(attempt + 1));
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCES.failed);
  });

  it.each([
    ['without a connection', { offline: true }, SENTENCES.failed],
    ['with half an answer', { malformed: true }, SENTENCES.failed],
    ['too busy', { status: 429 }, SENTENCES.failed],
    ['in maintenance', { status: 503 }, SENTENCES.failed],
    ['with an ended session', { status: 401 }, SENTENCES.forbidden],
    ['that forbids', { status: 403 }, SENTENCES.forbidden],
  ])('shows in all three parts what is wrong with a store %s', async (_what, fault, sentence) => {
    shop.store.faults.push({ path: /revenue/, ...fault });
    const { faults } = renderApp(shop);
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(3));
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(
      sentence === SENTENCES.failed ? 3 : 0,
    );
    expect(faults).toEqual([]);
  });

  it('says that a store of an older kind does not offer the report', async () => {
    for (const question of ['table', 'primary', 'secondary'] as const)
      shop.reply(question, () =>
        Response.json({ code: 'rest_no_route', message: 'No route.' }, { status: 404 }),
      );
    renderApp(shop);
    await waitFor(() =>
      expect(screen.getAllByText('This report is not available in this store.')).toHaveLength(3),
    );
  });
});

describe('who may see it', () => {
  it.each(['administrator', 'manager', 'reports'] as const)(
    'shows the report to the role %s (R1.1)',
    async (role) => {
      shop.signInAs(role);
      renderApp(shop, { knowsUser: false });
      expect(readTable(await findRows()).rows).toHaveLength(20);
      await findSummary();
      await findChart();
    },
  );

  it.each(['customer', 'none'] as const)(
    'tells the role %s that it may not, in each part and without a Retry that cannot help',
    async (role) => {
      shop.signInAs(role);
      const { faults } = renderApp(shop, { knowsUser: false });
      await waitFor(() => expect(screen.getAllByText(SENTENCES.forbidden)).toHaveLength(3));
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['table', 1],
    ['primary', 2],
  ] as const)('forbids the %s alone when only that is refused', async (question, count) => {
    shop.fail(question, 403);
    renderApp(shop);
    await waitFor(() => expect(screen.getAllByText(SENTENCES.forbidden)).toHaveLength(count));
    if (question === 'table') await findChart();
    else await findRows();
  });
});

describe('when an answer makes no sense', () => {
  const broken = { interval: 'x', date_start: '2026-11-01 00:00:00', subtotals: null };

  it.each([
    ['table', findChart],
    ['primary', findRows],
  ] as const)('says so in the parts of the %s alone', async (question, other) => {
    shop.reply(question, () => Response.json({ totals: {}, intervals: [broken] }));
    const { faults } = renderApp(shop);
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent('could not be loaded');
    await other();
    expect(faults).toEqual([]);
  });
});

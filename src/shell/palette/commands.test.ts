import { configureDate } from '@tillview/date';
import { parseQuery, type QueryUpdate } from '@tillview/navigation';
import { beforeEach, describe, expect, it } from 'vitest';
import { source as orders } from '../../screens/reports/orders/source.ts';
import { source as products } from '../../screens/reports/products/source.ts';
import { findCommands, type Command } from './command.ts';
import { getFilterCommands } from './filter-commands.ts';
import { scoreText } from './fuzzy.ts';
import { getRangeCommands } from './range-commands.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

let written: QueryUpdate | undefined;
const update = (change: QueryUpdate) => {
  written = change;
};

/**
 * Runs the first command that matches the text, and returns its label and the parameters it writes into the URL.
 */
function type(commands: readonly Command[], typed: string): { label: string; update: unknown } {
  const [first] = findCommands(commands, typed);
  first?.run();
  return { label: first?.label ?? '', update: JSON.parse(JSON.stringify(written ?? null)) };
}

describe('range commands', () => {
  const commands = () => getRangeCommands(parseQuery('?compare=none&period=week'), update);

  it.each([
    ['last month vs last year', 'Last month vs. Previous year', 'last_month', 'previous_year'],
    [
      'quarter previous period',
      'Quarter to date vs. Previous period',
      'quarter',
      'previous_period',
    ],
    ['yesterday', 'Yesterday, no comparison', 'yesterday', 'none'],
  ])('are found by "%s"', (typed, label, period, compare) => {
    expect(type(commands(), typed)).toEqual({ label, update: { period, compare } });
  });

  it('write rolling ranges with their dates', () => {
    expect(type(commands(), '30 days year').update).toEqual({
      period: 'custom',
      preset: 'last_30_days',
      after: '2026-10-22',
      before: '2026-11-20',
      compare: 'previous_year',
    });
  });
});

describe('filter commands', () => {
  it('are the options of the report filters, and keep the filters that are active', () => {
    const query = parseQuery('?filter=advanced&customer_type=new&status_is=failed&paged=2');
    const found = type(getFilterCommands(orders, query, update), 'status refunded');
    expect(found).toEqual({
      label: 'Order status: Refunded',
      update: { filter: 'advanced', customer_type: 'new', status_is: 'refunded' },
    });
    expect(Object.keys(written ?? {})).toContain('paged');
  });

  it('select the advanced filters in the picker that offers them', () => {
    const kinds = { label: 'Kind', param: 'kind', filters: [{ value: 'gift', label: 'Gift' }] };
    const source = { ...orders, filters: () => [kinds, ...orders.filters()] };
    const { update: change } = type(getFilterCommands(source, {}, update), 'status refunded');
    expect(change).toEqual({ filter: 'advanced', status_is: 'refunded' });
  });

  it('are the plain options of a picker, without those that need an item', () => {
    const labels = getFilterCommands(products, parseQuery('?filter=single_product'), update).map(
      ({ label }) => label,
    );
    expect(labels).toContain('Show: All products');
    expect(labels.join()).not.toMatch(/Single|Comparison/);
  });
});

describe('the typed text', () => {
  it.each([
    ['Café orders', 'cafe', true],
    ['Categories', 'ctg', true],
    ['Categories', 'ct', false],
    ['Categories', 'tgr', false],
    ['Refunded orders', 'orders ref', true],
    ['Refunded orders', 'orders taxes', false],
  ])('in "%s", "%s": %s', (text, typed, isFound) => {
    expect(scoreText(text, typed) > 0).toBe(isFound);
  });

  it('ranks the better match first, and lists the suggestions while the text is empty', () => {
    const command = (label: string, isSuggested = false): Command => ({
      id: label,
      label,
      group: 'Page',
      isSuggested,
      run: () => {},
    });
    const commands = [command('Net orders'), command('Overdue'), command('Orders', true)];
    const labels = (typed: string) => findCommands(commands, typed).map(({ label }) => label);
    expect(labels('or')).toEqual(['Orders', 'Net orders']);
    expect(labels(' ')).toEqual(['Orders']);
  });
});

import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory, getQuery } from '@tillview/navigation';
import { beforeEach, describe, expect, it } from 'vitest';
import { getExplorerCommands } from './explorer-commands.ts';

const history = createMemoryHistory('http://shop.test/wp-admin/admin.php?page=wc-admin');

beforeEach(() => {
  configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
  configureNavigation({ history, page: 'wc-admin' });
});

/** The label of the command for a text, and the parameters of the URL that it opens. */
function explore(typed: string) {
  const [command] = getExplorerCommands(typed);
  command?.run();
  const { page: _page, path, ...query } = getQuery();
  return command && { label: command.label, path, query };
}

describe('the grammar of the Explorer', () => {
  it.each([
    [
      'net sales by country last 90 days',
      'Net sales · Country / Region · Last 90 days',
      {
        by: 'countries',
        chart: 'net_revenue',
        period: 'custom',
        preset: 'last_90_days',
        after: '2026-08-23',
        before: '2026-11-20',
      },
    ],
    [
      'Orders per weekday and hour, last year',
      'Orders · Weekday · Hour · Last year',
      { by: 'weekdays', by_second: 'hours', chart: 'orders_count', period: 'last_year' },
    ],
    [
      'new customers by source weekly',
      'New customers · Source · weekly',
      { by: 'origins', chart: 'new_customers', interval: 'week' },
    ],
    [
      'returns of new customers by source last year',
      'Returns · New customers · Source · Last year',
      { by: 'origins', chart: 'refunds', customer_type: 'new', period: 'last_year' },
    ],
    [
      'orders per campaign and device type',
      'Orders · Campaign · Device',
      { by: 'campaigns', by_second: 'devices', chart: 'orders_count' },
    ],
    [
      'sources last month',
      'Net sales · Source · Last month',
      { by: 'origins', period: 'last_month' },
    ],
  ])('understands "%s"', (typed, label, query) => {
    expect(explore(typed)).toEqual({ label, path: '/analytics/explorer', query });
  });

  it('names the words that it does not know', () => {
    expect(explore('items sold by country and colour')?.label).toBe(
      'Items sold · Country / Region (not understood: colour)',
    );
  });

  it.each(['orders', 'source', 'net sales', 'net sales last month', 'Hugo', ''])(
    'has no command for "%s"',
    (typed) => {
      expect(getExplorerCommands(typed)).toEqual([]);
    },
  );
});

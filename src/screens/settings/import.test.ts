import { configureDate } from '@tillview/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getImportPhase, isRunningPhase } from './import-progress.ts';
import { getImportQuery, getStartPath } from './import-request.ts';

const counts = (customers: number, orders: number) => ({
  customers: { imported: customers, total: 10 },
  orders: { imported: orders, total: 20 },
});
const none = { imported: 0, total: 0 };

describe('the phase of an import', () => {
  it.each([
    ['ready', { is_importing: false }, false, undefined],
    ['ready', { is_importing: false, ...counts(10, 20) }, false, undefined],
    ['starting', {}, true, undefined],
    ['starting', { is_importing: true, customers: none, orders: none }, true, undefined],
    ['customers', { is_importing: true, ...counts(3, 0) }, true, undefined],
    ['orders', { is_importing: true, ...counts(10, 5) }, false, undefined],
    ['finishing', { is_importing: true, ...counts(10, 20) }, true, undefined],
    ['finished', { is_importing: false, ...counts(10, 20) }, true, undefined],
    ['incomplete', { is_importing: false, ...counts(10, 19) }, true, undefined],
    ['stopped', { is_importing: false, ...counts(10, 19) }, true, 'stopped'],
    // While a stopped import still runs, its real phase is shown.
    ['orders', { is_importing: true, ...counts(10, 19) }, true, 'stopped'],
    ['deleted', { is_importing: false }, true, 'deleted'],
  ] as const)('is %s', (phase, status, isFollowed, ended) => {
    expect(getImportPhase({ status, isFollowed, ended })).toBe(phase);
  });

  it.each(['starting', 'customers', 'orders', 'finishing'] as const)('%s is running', (phase) => {
    expect(isRunningPhase(phase)).toBe(true);
  });
});

describe('the request of an import', () => {
  // In the store's time zone it is already the next day.
  beforeEach(() =>
    configureDate({ timeZone: 'Pacific/Auckland', now: () => new Date('2026-11-20T12:00:00Z') }),
  );
  afterEach(() => configureDate());

  it.each([
    ['all', '', true, { skip_existing: '1' }],
    ['30', '', false, { days: '30', skip_existing: '0' }],
    ['custom', '11/21/2026', true, { days: '0', skip_existing: '1' }],
    ['custom', '09/01/2026', true, { days: '81', skip_existing: '1' }],
    ['custom', '11/22/2026', true, undefined],
    ['custom', 'soon', true, undefined],
  ])('for the period %s with the first day "%s"', (label, date, skipPrevious, query) => {
    expect(getImportQuery({ period: { label, date }, skipPrevious })).toEqual(query);
  });

  it('has a `days` parameter only when the import has a first day', () => {
    expect(getStartPath({ skip_existing: '1' })).toBe(
      '/wc-analytics/reports/import?skip_existing=1',
    );
    expect(getStartPath({ days: '0', skip_existing: '0' })).toBe(
      '/wc-analytics/reports/import?days=0&skip_existing=0',
    );
  });
});

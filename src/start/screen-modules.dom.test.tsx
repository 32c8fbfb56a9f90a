import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { getScreenCalls, loadScreen } from './screen-modules.tsx';
import { findScreen, type Screen } from '../screens.ts';

const screenOf = (path: string): Screen => {
  const screen = findScreen(path);
  if (!screen) throw new Error(`There is no screen at "${path}".`);
  return screen;
};
const callsOf = async (path: string) => {
  const calls = await getScreenCalls(screenOf(path), { period: 'today' }, {});
  return calls.map((call) => call.path);
};

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

describe('the requests of a first view', () => {
  it('load the metrics and the rows of a report', async () => {
    expect(await callsOf('/analytics/orders')).toEqual([
      'reports/orders/stats',
      'reports/orders/stats',
      'reports/orders',
    ]);
  });

  it('are empty for a screen that is not a report', async () => {
    expect(await callsOf('/inbox')).toEqual([]);
  });
});

it('names a missing screen module in the error', async () => {
  const module = 'analytics/reports/of-old/report.ts';
  await expect(loadScreen({ ...screenOf('/analytics/orders'), module })).rejects.toThrow(
    'The build has no screen module "analytics/reports/of-old/report.ts".',
  );
});

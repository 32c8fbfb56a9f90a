import { describe, expect, it } from 'vitest';
import recorded from '../../../tests/contract/recordings/j-categories-compare-stats-mtd.json';
import { toInterval } from '../definition/stats.test-support.ts';
import { getItemRows, getItemTotals } from './item-series.ts';

type Intervals = Parameters<typeof getItemRows>[1];
// The type of the recording contains only the values in it.
const { intervals, totals } = recorded.body as unknown as {
  intervals: Intervals;
  totals: Intervals[number]['subtotals'];
};

const interval = (segments: unknown) =>
  toInterval('2026-11-01', '2026-11-01', { segments }) as unknown as Intervals[number];

describe('the rows of an item comparison', () => {
  it('hold one entry per item and interval, as recorded', () => {
    const rows = getItemRows('net_revenue', intervals);
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({
      date: '2026-11-01T00:00:00',
      dateEnd: '2026-11-01T23:59:59',
      'item-16': { value: 0, label: 'Clothing' },
      'item-22': { value: 48 },
    });
    expect(Object.keys(getItemTotals('net_revenue', totals.segments))).toEqual([
      'item-16',
      'item-22',
    ]);
  });

  it('treat a number and a text as the same id', () => {
    const segments = [{ segment_id: 7, segment_label: 'Mug', subtotals: { taxes: 1 } }];
    const asText = [{ segment_id: '7', segment_label: 'Mug', subtotals: { taxes: 2 } }];
    const rows = getItemRows('taxes', [interval(segments), interval(asText)]);
    expect(rows.map((row) => row['item-7'])).toMatchObject([{ value: 1 }, { value: 2 }]);
  });

  it('name a variation without the options that the store repeats', () => {
    const segment = (segment_label: string) => [
      { segment_id: 1, segment_label, subtotals: { taxes: 1 } },
    ];
    const label = (name: string, segmentBy = 'variation') =>
      getItemRows('taxes', [interval(segment(name))], { segmentBy })[0]?.['item-1'];
    expect(label('SAVE - 10 - 10', 'coupon')).toMatchObject({ label: 'SAVE - 10 - 10' });
    expect(label('Zip - Hoodie - Blue, Large - Blue, Large')).toMatchObject({
      label: 'Zip - Hoodie - Blue, Large',
    });
    expect(label('Tic - Tac - Toe')).toMatchObject({ label: 'Tic - Tac - Toe' });
  });

  it('tell items of the same name apart by the names of the rows, or by their ids', () => {
    const segments = [1, 2, 3].map((id) => ({
      segment_id: id,
      segment_label: 'Mug',
      subtotals: { taxes: 1 },
    }));
    const rows = getItemRows('taxes', [interval(segments)], { names: { 2: 'Mug (MUG-2)' } });
    expect(rows[0]).toMatchObject({
      'item-1': { label: 'Mug (#1)' },
      'item-2': { label: 'Mug (MUG-2)' },
      'item-3': { label: 'Mug (#3)' },
    });
  });

  it('have no value for an invalid value, and name an item without a name by its id', () => {
    const segments = [
      { segment_id: 1, segment_label: null, subtotals: { taxes: 5 } },
      { segment_id: 2, segment_label: 'Bowl', subtotals: { taxes: null } },
      { segment_id: 3, segment_label: 'Cup', subtotals: {} },
    ];
    expect(getItemRows('taxes', [interval(segments), interval(undefined)])).toMatchObject([
      { 'item-1': { value: 5, label: '#1' }, 'item-2': { value: null }, 'item-3': { value: null } },
      { date: '2026-11-01T00:00:00' },
    ]);
    expect(getItemTotals('taxes', interval(segments).subtotals.segments)).toEqual({
      'item-1': 5,
      'item-2': null,
      'item-3': null,
    });
  });
});

import { generateCSVDataFromTable } from '@tillview/csv-export';
import { describe, expect, it } from 'vitest';
import { toDateParser } from '../model/dates.ts';
import { toChartModel } from '../model/series.ts';
import type { Interval } from '@tillview/date';
import type { ChartMode } from '@tillview/navigation';
import type { ChartRow } from '../types.ts';
import { toChartCSV } from './chart-csv.ts';

function write(
  data: readonly ChartRow[],
  options: { mode?: ChartMode; interval?: Interval; keys?: readonly string[] } = {},
): string {
  const { mode = 'time-comparison', interval = 'day', keys } = options;
  const model = toChartModel(data, { mode, parseDate: toDateParser() });
  const visible = model.series.filter(({ key }) => !keys || keys.includes(key));
  const { headers, rows } = toChartCSV(model, visible, interval);
  return generateCSVDataFromTable(headers, rows);
}

const compared: ChartRow[] = [
  {
    date: '2026-11-01T00:00:00',
    primary: { label: 'Now', labelDate: '2026-11-01 00:00:00', value: 12.345 },
    secondary: { label: 'Then', labelDate: '2025-11-01 00:00:00', value: -3 },
  },
  {
    date: '2026-11-02T00:00:00',
    secondary: { label: 'Then', labelDate: '2025-11-02 00:00:00', value: 0 },
  },
];

describe('toChartCSV', () => {
  it('has the columns of the table, with plain numbers and ISO dates', () => {
    expect(write(compared)).toBe(
      'Date,Now,"Compared with",Then\n2026-11-01,12.345,2025-11-01,-3\n2026-11-02,,2025-11-02,0',
    );
  });

  it('leaves cells empty for a date that a period does not have', () => {
    const [first] = compared;
    const leapDay: ChartRow = {
      date: '2024-02-29T00:00:00',
      only: 'secondary',
      secondary: { label: 'Then', labelDate: '2024-02-29T00:00:00', value: 7 },
    };
    expect(write([first!, leapDay]).split('\n')[2]).toBe(',,2024-02-29,7');
  });

  it('includes the time when the interval is an hour', () => {
    const [first] = compared;
    expect(
      write(
        [{ ...first!, date: '2026-11-01T13:00:00', primary: undefined, secondary: undefined }],
        {
          interval: 'hour',
        },
      ),
    ).toBe('Date\n"2026-11-01 13:00"');
  });

  it('has only the visible series, with their own dates', () => {
    expect(write(compared, { keys: ['secondary'] })).toBe('Date,Then\n2025-11-01,-3\n2025-11-02,0');
  });

  it('has a column per item', () => {
    const data = [
      {
        date: '2026-11-01T00:00:00',
        a: { label: '=Mug', value: 1 },
        b: { label: 'Cap', value: 20 },
      },
    ];
    expect(write(data, { mode: 'item-comparison' })).toBe(`Date,Cap,"'=Mug"\n2026-11-01,20,1`);
  });
});

import { getChartTypeForQuery, type ChartType } from '@tillview/date';
import { userPreferences } from '../../host/preferences.ts';
import { readSections, type Section } from './overview-sections.ts';

/** The user preferences of the Overview. */
export const PREFERENCES = {
  sections: userPreferences.sections,
  chartType: userPreferences.chartType,
  interval: userPreferences.chartInterval,
  rows: userPreferences.leaderboardRows,
} as const;

/** The user's choices for the Overview. */
export type OverviewPreferences = {
  readonly sections: readonly Section[];
  readonly chartType: ChartType;
  /** The interval of the charts, which a range may not allow; if `undefined`, the default interval of the range. */
  readonly interval: string | undefined;
  /** Rows of each leaderboard. */
  readonly rows: number;
};

/** The maximum number of leaderboard rows that a store returns. */
const MAX_ROWS = 20;
const DEFAULT_ROWS = 5;

/** The numbers of rows to choose from: 5 to 20, or from the saved number if it is lower. */
export const getRowChoices = (rows: number): readonly number[] => {
  const least = Math.min(rows, DEFAULT_ROWS);
  return Array.from({ length: MAX_ROWS - least + 1 }, (_, index) => least + index);
};

function readRows(value: unknown): number {
  const rows = Number(value);
  return Number.isInteger(rows) && rows >= 1 && rows <= MAX_ROWS ? rows : DEFAULT_ROWS;
}

/** Reads the choices from a user's preferences, which are '' or `undefined` if nothing was chosen. */
export function readOverviewPreferences(
  preferences: Readonly<Record<string, unknown>>,
): OverviewPreferences {
  const interval = preferences[PREFERENCES.interval];
  return {
    sections: readSections(preferences[PREFERENCES.sections]),
    chartType: getChartTypeForQuery({ chartType: preferences[PREFERENCES.chartType] }),
    interval: typeof interval === 'string' && interval !== '' ? interval : undefined,
    rows: readRows(preferences[PREFERENCES.rows]),
  };
}

import { getReportCalls } from '@tillview/data';
import type { GetCalls } from '../../shell/screen-view.ts';

/** Returns the function that makes the requests of a report's first view. */
export const getCallsOf =
  (report: string): GetCalls =>
  async (query, _preferences, { load, resolve }) =>
    getReportCalls(resolve(await load(report), query));

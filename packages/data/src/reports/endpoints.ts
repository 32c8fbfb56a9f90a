import type { TotalsByEndpoint } from './types.ts';

/** The endpoints whose contract knows no range: they describe the present (R7.22, R7.23). */
const WITHOUT_RANGE = ['stock', 'customers'] satisfies readonly (keyof TotalsByEndpoint)[];

/** Whether an endpoint describes the present, for callers that know no more of a report than its endpoint. */
export function describesPresent(endpoint: string): boolean {
  return WITHOUT_RANGE.some((name) => name === endpoint);
}

import type { ReportRequest } from '@tillview/data';

/** A request without its comparison: of a screen that compares nothing, or of orders that are not known. */
export const withoutComparison = (request: ReportRequest): ReportRequest => ({
  ...request,
  secondary: null,
  dates: request.dates && { ...request.dates, secondary: null },
});

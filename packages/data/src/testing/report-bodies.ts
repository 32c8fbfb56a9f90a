/** The body of a stats reply with this revenue, also in each of `intervals` intervals. */
export function statsBody(revenue: number, intervals = 1) {
  const row = (index: number) => ({ interval: `i${index}`, subtotals: { net_revenue: revenue } });
  return {
    totals: { net_revenue: revenue },
    intervals: Array.from({ length: intervals }, (_, index) => row(index)),
  };
}

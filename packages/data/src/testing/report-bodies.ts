/** Reply of a stats endpoint: a revenue and as many intervals of it. */
export function statsBody(revenue: number, intervals = 1) {
  const row = (index: number) => ({ interval: `i${index}`, subtotals: { net_revenue: revenue } });
  return {
    totals: { net_revenue: revenue },
    intervals: Array.from({ length: intervals }, (_, index) => row(index)),
  };
}

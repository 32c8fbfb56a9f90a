import type { ReportSentence } from './report-definition.ts';

/** The sentence of Revenue, which the Overview and the digest show as well. */
export const revenueSentence: ReportSentence = {
  metric: 'netSales',
  drivers: ['orders', 'averageOrder', 'returns', 'discounts'],
  hasBest: true,
};

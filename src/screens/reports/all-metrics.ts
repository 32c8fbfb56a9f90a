// The metrics of the reports that the Overview offers. They are plain objects without the code of the reports.
export { metrics as couponMetrics } from './coupons/metrics.ts';
export { metrics as downloadMetrics } from './downloads/metrics.ts';
export { metrics as orderMetrics } from './orders/metrics.ts';
export { metrics as revenueMetrics } from './revenue/metrics.ts';
export { metrics as taxMetrics } from './taxes/metrics.ts';
export { productMetrics } from './shared/product-metrics.ts';

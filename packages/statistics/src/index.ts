export {
  estimateDispersion,
  getDailyRate,
  getDemandQuantile,
  getEarliestRunOut,
  getExpectedRunOut,
  getOrderQuantity,
  type Demand,
} from './demand.ts';

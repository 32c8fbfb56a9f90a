export {
  estimateDispersion,
  getDailyRate,
  getDemandQuantile,
  getEarliestRunOut,
  getExpectedRunOut,
  getOrderQuantity,
  type Demand,
} from './demand.ts';
export {
  estimatePeriod,
  MIN_HISTORY,
  type DailyHistory,
  type DayEstimate,
  type Period,
  type PeriodEstimate,
} from './forecast.ts';
export { getGoalTarget, getLastYearPeriod, type Goal } from './goal.ts';
export { findSilence, type Silence } from './silence.ts';

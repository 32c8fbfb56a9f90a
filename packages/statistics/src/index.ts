export {
  getCohortAverage,
  getCohorts,
  getCohortValue,
  isUnfinished,
  joinCohorts,
  mergeSmallCohorts,
  SMALL_COHORT,
  type Cohort,
  type CohortMeasure,
} from './cohorts.ts';
export {
  getCustomerHistories,
  type CustomerHistory,
  type OrderColumns,
} from './customer-history.ts';
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
  type Period,
  type PeriodEstimate,
} from './forecast.ts';
export {
  getDaysLeft,
  getGoalPercent,
  getGoalTarget,
  getLastYearPeriod,
  getNeededPerDay,
  type Goal,
} from './goal.ts';
export {
  getRepeatGapLimits,
  getSilentDays,
  isNewlyDue,
  type RepeatGapLimits,
} from './repeat-gaps.ts';
export { getSegments, MIN_SEGMENTED, SEGMENTS, type Segment } from './segments.ts';
export { findBusyShopAlarm, findAlarm, type Alarm } from './alarm.ts';
export { findUnusual } from './unusual.ts';
export { getUsualOfWeekday } from './weekday.ts';

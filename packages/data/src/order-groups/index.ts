export { readCohortMonths } from './cohort-months.ts';
export {
  createOrderGroups,
  getGrain,
  getGroupedDimensions,
  toQuestionText,
} from './order-groups.ts';

export type { CohortMonth } from './cohort-months.ts';
export type { GroupGrain, GroupQuestion, OrderGroups, OrderGroupsState } from './order-groups.ts';

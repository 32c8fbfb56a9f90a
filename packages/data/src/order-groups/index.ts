export { readCohortMonths } from './cohort-months.ts';
export { getGrain, getGroupCalls, getGroupedDimensions, toQuestionText } from './group-requests.ts';
export { createOrderGroups } from './order-groups.ts';

export type { CohortMonth } from './cohort-months.ts';
export type { GroupChecks, GroupQuestion } from './group-requests.ts';
export type { OrderGroups, OrderGroupsState } from './order-groups.ts';

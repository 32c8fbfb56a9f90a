export {
  createOrderGroups,
  getGrain,
  getGroupedDimensions,
  toQuestionText,
} from './order-groups.ts';

export type { GroupGrain, GroupQuestion, OrderGroups, OrderGroupsState } from './order-groups.ts';

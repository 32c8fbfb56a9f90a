export { Timeline } from './timeline.tsx';
export { groupByOptions, orderByOptions } from './group-items.ts';
export type { TimelineProps } from './timeline.tsx';
export type { TimelineGroupBy, TimelineItem, TimelineOrderBy } from './group-items.ts';

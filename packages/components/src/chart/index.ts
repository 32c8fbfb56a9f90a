export { Chart } from './chart.tsx';
export { ChartPlaceholder } from './view/chart-placeholder.tsx';
export type { ChartProps } from './chart-props.ts';
export type { ChartPlaceholderProps } from './view/chart-placeholder.tsx';
export type {
  ChartEntry,
  ChartRange,
  ChartRow,
  DateFormat,
  LegendItem,
  LegendPosition,
  ValueFormat,
} from './types.ts';

export { SegmentedSelection } from './segmented-selection.tsx';
export type { SegmentedOption, SegmentedSelectionProps } from './segmented-selection.tsx';

export { SegmentedSelection } from './segmented-selection.tsx';
export type { SegmentedSelectionProps } from './segmented-selection.tsx';

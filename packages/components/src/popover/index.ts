export { Popover } from './popover.tsx';
export { POPOVER_REPOSITION_DELAY } from './use-anchored-position.ts';
export { useDismissibleLayer } from './use-dismissible-layer.ts';
export type { Placement } from './get-position.ts';
export type { PopoverProps } from './popover-props.ts';

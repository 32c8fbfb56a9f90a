export { Tooltip } from './tooltip.tsx';
export { TOOLTIP_DELAY } from './use-tooltip.ts';
export type { TooltipProps } from './tooltip.tsx';

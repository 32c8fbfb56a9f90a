/** What floats above the page: one chunk, which is loaded after the first view or when something is opened. */
export { TooltipBubble } from '../tooltip/tooltip-bubble.tsx';
export { PopoverLayer } from './popover-layer.tsx';

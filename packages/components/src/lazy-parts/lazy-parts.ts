/**
 * The code of components that are opened, or that are below the first view: one chunk, which is loaded after that view
 * or when one of them is needed.
 */
export { MenuItemView } from '../ellipsis-menu/menu-item-view.tsx';
export { MenuPanel } from '../ellipsis-menu/menu-panel.tsx';
export { PaginationControls } from '../pagination/pagination-controls.tsx';
export { PopoverLayer } from '../popover/popover-layer.tsx';
export { describeSort } from '../table/describe-sort.ts';
export { TooltipBubble } from '../tooltip/tooltip-bubble.tsx';

export { SCROLL_DELAY } from './use-scroll-to.ts';
export { ScrollTo } from './scroll-to.tsx';
export type { ScrollToProps } from './scroll-to.tsx';

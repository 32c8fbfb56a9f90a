export { FocusFallback } from './focus-fallback.tsx';
export type { FocusFallbackProps } from './focus-fallback.tsx';

export {
  LARGE_VIEWPORT,
  MOBILE_VIEWPORT,
  useIsLargeViewport,
  useIsMobileViewport,
  useMediaQuery,
} from './viewport.ts';

export { Portal } from './portal.tsx';
export type { PortalProps } from './portal.tsx';

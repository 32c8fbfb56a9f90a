export { WebPreview } from './web-preview.tsx';
export type { WebPreviewProps } from './web-preview.tsx';

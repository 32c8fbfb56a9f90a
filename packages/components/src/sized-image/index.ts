export { SizedImage } from './sized-image.tsx';

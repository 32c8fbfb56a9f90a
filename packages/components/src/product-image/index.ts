export { ProductImage } from './product-image.tsx';
export type { ProductImageProps, ProductWithImage } from './product-image.tsx';

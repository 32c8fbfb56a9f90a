export { OrderStatus } from './order-status.tsx';
export type { OrderStatusProps } from './order-status.tsx';

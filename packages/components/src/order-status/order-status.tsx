import './order-status.css';

export type OrderStatusProps = {
  /** The order; only its status is used. */
  order: { status?: string | null | undefined };
  /** The labels of statuses; a status without a label is shown unchanged. */
  orderStatusMap?: Readonly<Record<string, string>>;
  /** Whether the label is placed before the mark instead of after it. */
  labelPositionToLeft?: boolean;
  className?: string;
};

/** Statuses with a colour of their own; others have a neutral mark. */
const TONES: Readonly<Record<string, string>> = {
  processing: 'good',
  completed: 'done',
  'on-hold': 'warning',
  failed: 'bad',
};

/** The status of an order: a mark and a label. */
export function OrderStatus({
  order,
  orderStatusMap = {},
  labelPositionToLeft = false,
  className = '',
}: OrderStatusProps) {
  const status = order.status ?? '';
  const label = Object.hasOwn(orderStatusMap, status) ? orderStatusMap[status] : status;
  const tone = Object.hasOwn(TONES, status) ? ` is-${TONES[status]}` : '';
  const side = labelPositionToLeft ? ' is-label-first' : '';
  return (
    <span className={`tillview-order-status${side} ${className}`.trimEnd()}>
      <span className={`tillview-order-status__mark${tone}`} aria-hidden="true" />
      <span className="tillview-order-status__label">{label}</span>
    </span>
  );
}

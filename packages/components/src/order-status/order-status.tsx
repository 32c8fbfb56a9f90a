import { Status, type StatusTone } from '../status/status.tsx';

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
const TONES: Readonly<Record<string, StatusTone>> = {
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
  return (
    <Status
      tone={Object.hasOwn(TONES, status) ? TONES[status] : undefined}
      isLabelFirst={labelPositionToLeft}
      className={className}
    >
      {label}
    </Status>
  );
}

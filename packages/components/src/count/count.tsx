import { Badge, type BadgeProps } from '../badge/badge.tsx';

export type CountProps = BadgeProps;

/** The previous name of `Badge`, for code that still uses it. */
export function Count(props: CountProps) {
  return <Badge {...props} />;
}

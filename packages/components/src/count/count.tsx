import { Badge, type BadgeProps } from '../badge/index.ts';

export type CountProps = BadgeProps;

/** The older name of `Badge`, for code that still has it. */
export function Count(props: CountProps) {
  return <Badge {...props} />;
}

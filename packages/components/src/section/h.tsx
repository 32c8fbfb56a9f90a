import { useContext, type HTMLAttributes } from 'react';
import { LevelContext } from './level-context.ts';

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading whose level follows from how many sections it stands in: h2 at the top, h6 at the deepest. */
export function H(props: HTMLAttributes<HTMLHeadingElement>) {
  const level = useContext(LevelContext);
  const Tag = TAGS[Math.min(level, 6) - 2] ?? 'h2';
  return <Tag {...props} />;
}

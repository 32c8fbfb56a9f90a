import { useContext, type HTMLAttributes } from 'react';
import { LevelContext } from './level-context.ts';

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading, from h2 to h6. Its level depends on the number of sections around it. */
export function H(props: HTMLAttributes<HTMLHeadingElement>) {
  const level = useContext(LevelContext);
  const Tag = TAGS[Math.min(level, 6) - 2] ?? 'h2';
  return <Tag {...props} />;
}

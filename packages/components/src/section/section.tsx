import { useContext, type ElementType, type ReactNode } from 'react';
import { LevelContext } from './level-context.ts';

export type SectionProps = {
  /** The element around the children; `false` for none; a `div` unless given. */
  component?: ElementType | false;
  className?: string;
  children: ReactNode;
};

/** Lowers the headings of its children by one level. */
export function Section({ component: Component = 'div', className, children }: SectionProps) {
  const level = useContext(LevelContext);
  return (
    <LevelContext.Provider value={level + 1}>
      {Component === false ? children : <Component className={className}>{children}</Component>}
    </LevelContext.Provider>
  );
}

import { useContext, type ElementType, type ReactNode } from 'react';
import { LevelContext } from './level-context.ts';

export type SectionProps = {
  /** The element around the children. Defaults to `div`; `false` renders no element. */
  component?: ElementType | false;
  className?: string;
  children: ReactNode;
};

/** Increases the level of the headings inside it by one. */
export function Section({ component: Component = 'div', className, children }: SectionProps) {
  const level = useContext(LevelContext);
  return (
    <LevelContext.Provider value={level + 1}>
      {Component === false ? children : <Component className={className}>{children}</Component>}
    </LevelContext.Provider>
  );
}

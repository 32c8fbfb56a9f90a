import { createContext, type ComponentType, type ReactNode } from 'react';

/** The number beside a header link. */
export type HeaderCount = {
  count: number;
  /** Whether there may be more than this number. */
  isMore?: boolean;
  /** The number and what it counts, for screen readers. */
  label: string;
};

export type HeaderCountsProps = {
  /** Whether the count of the screen at a path may be requested. */
  isAllowed: (path: string) => boolean;
  /** Renders the counts by the path of their screen; undefined is an unknown count. */
  children: (counts: Readonly<Record<string, HeaderCount | undefined>>) => ReactNode;
};

/** Reads the numbers of things to do from the screens, which the shell does not know. */
export const HeaderCountsContext = createContext<{
  HeaderCounts: ComponentType<HeaderCountsProps>;
}>({ HeaderCounts: () => null });

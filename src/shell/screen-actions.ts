import type { ReportSource } from '@tillview/data';
import type { QueryUpdate } from '@tillview/navigation';
import { useEffect } from 'react';

/** The action of a control on the page, which other places can offer too. */
export type PageAction = {
  readonly label: string;
  readonly run: () => void;
};

/**
 * The parts of the current screen that shortcuts and the command palette use; a part is absent while it is not mounted.
 */
export type ScreenActions = {
  filters?: {
    readonly source: ReportSource;
    readonly hasRange: boolean;
    /** Writes a range or filters into the URL, as the controls of the filter row do. */
    readonly update: (update: QueryUpdate) => void;
    /** Moves the focus to the first control of the filter row. */
    readonly focus: () => void;
  };
  downloads?: readonly PageAction[];
};

const parts: ScreenActions = {};

/** Offers a part of the screen while the component is mounted. */
export function useScreenAction<Name extends keyof ScreenActions>(
  name: Name,
  part: ScreenActions[Name],
): void {
  useEffect(() => {
    parts[name] = part;
    return () => {
      if (parts[name] === part) delete parts[name];
    };
  }, [name, part]);
}

/** Returns the parts that the current screen offers. */
export const getScreenActions = (): Readonly<ScreenActions> => parts;

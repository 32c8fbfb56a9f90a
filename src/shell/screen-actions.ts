import type { ReportSource } from '@tillview/data';
import type { QueryUpdate } from '@tillview/navigation';
import { useEffect, useSyncExternalStore } from 'react';

/** The action of a control on the page, which other places can offer too. */
export type PageAction = {
  readonly label: string;
  readonly run: () => void;
};

/**
 * The parts of the current screen that shortcuts, the command palette and the page menu use; a part is absent while it
 * is not mounted.
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
  /** Items of the page menu. */
  menu?: readonly PageAction[];
};

const parts: ScreenActions = {};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** Offers a part of the screen while the component is mounted. */
export function useScreenAction<Name extends keyof ScreenActions>(
  name: Name,
  part: ScreenActions[Name],
): void {
  useEffect(() => {
    parts[name] = part;
    notify();
    return () => {
      if (parts[name] === part) delete parts[name];
      notify();
    };
  }, [name, part]);
}

/** Returns the parts that the current screen offers. */
export const getScreenActions = (): Readonly<ScreenActions> => parts;

/** The items that the current screen adds to the page menu, also those that it adds later. */
export const useMenuActions = (): readonly PageAction[] | undefined =>
  useSyncExternalStore(subscribe, () => parts.menu);

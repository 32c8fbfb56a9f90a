import type { ReportSource } from '@tillview/data';
import type { QueryUpdate } from '@tillview/navigation';
import { useEffect } from 'react';

/** Something that a control of the page does, so that another place can offer it too. */
export type PageAction = {
  readonly label: string;
  readonly run: () => void;
};

/** What the current screen offers to shortcuts and to the command palette; absent while it is not there. */
export type PageParts = {
  filters?: {
    readonly source: ReportSource;
    readonly hasRange: boolean;
    /** Writes a range or filters into the address, as the controls of the row do. */
    readonly update: (update: QueryUpdate) => void;
    /** Moves the focus to the first control of the filter row. */
    readonly focus: () => void;
  };
  downloads?: readonly PageAction[];
};

const parts: PageParts = {};

/** Offers a part of the screen as long as it is mounted. */
export function usePagePart<Name extends keyof PageParts>(name: Name, part: PageParts[Name]): void {
  useEffect(() => {
    parts[name] = part;
    return () => {
      if (parts[name] === part) delete parts[name];
    };
  }, [name, part]);
}

/** What the current screen offers. */
export const getPageParts = (): Readonly<PageParts> => parts;

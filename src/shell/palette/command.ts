import { scoreText } from './fuzzy.ts';

/** Something that the palette offers: a way to an address, or what a control of the page does. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** What kind of thing it is, such as "Range". */
  readonly group: string;
  /** More words that find it. */
  readonly keywords?: string | undefined;
  /** Whether it is offered before anything is typed. */
  readonly isSuggested?: boolean;
  readonly run: () => void;
};

/** The most commands that are listed. */
const MAX_SHOWN = 50;

/** The commands for what was typed, the best first; those that are suggested while nothing is. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  if (typed.trim() === '') return commands.filter(({ isSuggested }) => isSuggested);
  return commands
    .map((command) => {
      const { label, keywords, group } = command;
      const all = `${label} ${keywords ?? ''} ${group}`;
      // Of two that have all words, the one that says them itself.
      const score = scoreText(all, typed);
      return { command, score: score && score + scoreText(label, typed) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
    .map(({ command }) => command);
}

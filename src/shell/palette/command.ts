import { scoreText } from './fuzzy.ts';

/** A command of the palette: opens a URL or runs the action of a control on the page. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** The kind of command, such as "Range". */
  readonly group: string;
  /** The range of the page that it opens, such as "Last month". */
  readonly range?: string | undefined;
  /** Additional search terms. */
  readonly keywords?: string | undefined;
  /** Whether it is listed before the user types. */
  readonly isSuggested?: boolean;
  readonly run: () => void;
};

/** The maximum number of listed commands. */
const MAX_SHOWN = 50;

/** Returns the commands that match the typed text, best match first; the suggested commands when the text is empty. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  if (typed.trim() === '') return commands.filter(({ isSuggested }) => isSuggested);
  return commands
    .map((command) => {
      const { label, keywords, group } = command;
      const all = `${label} ${keywords ?? ''} ${group}`;
      // Of two commands that match all words, the one with the words in its label ranks higher.
      const score = scoreText(all, typed);
      return { command, score: score && score + scoreText(label, typed) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
    .map(({ command }) => command);
}

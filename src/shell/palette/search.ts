import { findCommands, type Command } from './command.ts';
import { findNearestWord, scoreText, splitWords } from './fuzzy.ts';
import { getQuestionCommands } from './question-commands.ts';
import { getQuestionWords } from './terms.ts';

/**
 * Returns the commands for a text: those whose name contains all its words, the answers if it is a question, and the
 * other commands that match.
 */
export function search(commands: readonly Command[], typed: string): readonly Command[] {
  const matching = findCommands(commands, typed);
  const best = 3 * splitWords(typed).length;
  const isNamed = ({ label }: Command) => scoreText(label, typed) >= best;
  return [
    ...matching.filter(isNamed),
    ...getQuestionCommands(typed),
    ...matching.filter((command) => !isNamed(command)),
  ];
}

/** The most commands that are proposed instead. */
const MOST = 5;

/**
 * Returns commands for a text that has no results: those for the text with its misspelled words corrected, or else those
 * that match the most of its words.
 */
export function searchNearest(commands: readonly Command[], typed: string): readonly Command[] {
  const words = [...getQuestionWords(), ...commands.flatMap(({ label }) => splitWords(label))];
  const corrected = splitWords(typed).map((word) => findNearestWord(words, word) ?? word);
  const found = search(commands, corrected.join(' '));
  if (found.length > 0) return found.slice(0, MOST);
  const isLong = (word: string) => word.length > 2;
  return commands
    .map((command) => ({
      command,
      count: corrected.filter((word) => isLong(word) && scoreText(command.label, word) > 2).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ command }) => command);
}

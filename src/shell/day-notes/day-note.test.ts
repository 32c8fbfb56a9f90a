import { describe, expect, it } from 'vitest';
import { readNotes, withNote, withoutNote } from './day-note.ts';

const note = (date: string, text: string) => ({ date, text });
const [OLD, NEW] = [note('2026-02-28', 'Price change'), note('2026-11-03', 'Newsletter')];

it('reads stored notes, newest first, without entries that are none and repeated ones', () => {
  const stored = [OLD, null, 'note', note('2026-02-29', 'no such day'), note('', 'x'), NEW, OLD];
  expect(readNotes([...stored, note('2026-11-04', '')])).toEqual([NEW, OLD]);
  expect(readNotes('')).toEqual([]);
});

// They are shown before they are saved, so they are applied to a list that may already have them.
describe('a change that is applied twice has the same result:', () => {
  const later = note('2026-11-05', 'Newsletter');
  it.each([
    ['adds', withNote(later), [later, NEW, OLD]],
    ['replaces', withNote(later, NEW), [later, OLD]],
    [
      'adds if the replaced one is gone',
      withNote(later, note('2020-01-01', 'x')),
      [later, NEW, OLD],
    ],
    ['removes', withoutNote(NEW), [OLD]],
  ])('%s', (_, change, expected) => {
    const once = change([NEW, OLD]);
    expect(once).toEqual(expected);
    expect(change(once)).toEqual(once);
  });
});

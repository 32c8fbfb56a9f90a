import { describe, expect, it } from 'vitest';
import { findShortcut, getKeyNames, shortcuts, type KeyPress } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const access = { shiftKey: true, altKey: true };

describe('the shortcut of a key press', () => {
  it.each<[string, KeyPress, boolean, string | undefined]>([
    ['Ctrl K', press('k', { ctrlKey: true }), false, 'palette'],
    ['Ctrl K on an Apple device', press('k', { ctrlKey: true }), true, undefined],
    ['⌘ K on an Apple device', press('k', { metaKey: true }), true, 'palette'],
    ['Ctrl Shift K', press('K', { ctrlKey: true, shiftKey: true }), false, undefined],
    ['Shift Alt R', press('R', access), false, 'refresh'],
    [
      '⇧⌥R, which writes another character',
      press('‰', { ...access, code: 'KeyR' }),
      true,
      'refresh',
    ],
    ...(['ל', 'ن', 'л', 'κ', 'Л'] as const).map((key): [string, KeyPress, boolean, string] => [
      `Ctrl K on a keyboard that types ${key}`,
      press(key, { ctrlKey: true, code: 'KeyK' }),
      false,
      'palette',
    ]),
    ['Ctrl with a K that types t', press('t', { ctrlKey: true, code: 'KeyK' }), false, undefined],
    [
      'Ctrl K on a keyboard with K in another place',
      press('k', { ctrlKey: true, code: 'KeyV' }),
      false,
      'palette',
    ],
    ['Shift Alt R in Russian', press('К', { ...access, code: 'KeyR' }), false, 'refresh'],
    ['؟', press('؟', { shiftKey: true, code: 'KeyZ' }), false, 'list'],
    ['AltGr with a letter', press('r', { ctrlKey: true, altKey: true }), false, undefined],
    ['a letter alone', press('r'), false, undefined],
    ['Ctrl R, which reloads the page', press('r', { ctrlKey: true }), false, undefined],
    ['?', press('?', { shiftKey: true, code: 'Slash' }), false, 'list'],
    ['Ctrl ?', press('?', { ctrlKey: true }), false, undefined],
  ])('%s', (_keys, pressed, isApple, id) => {
    expect(findShortcut(pressed, isApple)?.id).toBe(id);
  });

  it('is unique, with the key names that keyboards show', () => {
    const names = shortcuts.map((shortcut) => getKeyNames(shortcut, false).join(' '));
    expect(new Set(names).size).toBe(shortcuts.length);
    expect(names).toContain('Shift Alt R');
    const [palette] = shortcuts;
    expect(palette && getKeyNames(palette, true)).toEqual(['⌘', 'K']);
  });
});

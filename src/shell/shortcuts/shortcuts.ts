import { __ } from '@wordpress/i18n';

/** The modifier keys of a shortcut: Ctrl (⌘ on Apple devices), Shift and Alt (⇧⌥), or none. */
type Modifiers = 'primary' | 'access' | 'none';

/** Identifies the action of a shortcut. */
export type ShortcutId =
  | 'palette'
  | 'list'
  | 'refresh'
  | 'previous-range'
  | 'next-range'
  | 'filters'
  | 'overview';

/** A keyboard shortcut that works anywhere on the page. */
export type Shortcut = {
  readonly id: ShortcutId;
  readonly label: () => string;
  /** A lower-case letter, or the character that the key types. */
  readonly key: string;
  readonly modifiers: Modifiers;
};

/**
 * All shortcuts, in list order. Browsers and screen readers do not use Shift and Alt with a letter, except A, B, I and
 * T.
 */
export const shortcuts: readonly Shortcut[] = [
  {
    id: 'palette',
    label: () => __('Search and commands', 'tillview'),
    key: 'k',
    modifiers: 'primary',
  },
  {
    id: 'refresh',
    label: () => __('Refresh the figures', 'tillview'),
    key: 'r',
    modifiers: 'access',
  },
  {
    id: 'previous-range',
    label: () => __('Earlier period', 'tillview'),
    key: 'p',
    modifiers: 'access',
  },
  { id: 'next-range', label: () => __('Later period', 'tillview'), key: 'n', modifiers: 'access' },
  {
    id: 'filters',
    label: () => __('Go to the filters', 'tillview'),
    key: 'f',
    modifiers: 'access',
  },
  { id: 'overview', label: () => __('Go to Overview', 'tillview'), key: 'o', modifiers: 'access' },
  { id: 'list', label: () => __('Keyboard shortcuts', 'tillview'), key: '?', modifiers: 'none' },
];

/** The fields of a keyboard event that identify a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

function holds(press: KeyPress, modifiers: Modifiers, isApple: boolean): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  switch (modifiers) {
    case 'primary':
      return (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    case 'access':
      return shiftKey && altKey && !ctrlKey && !metaKey;
    default:
      // Some layouts need Shift or Alt to type a character.
      return !ctrlKey && !metaKey;
  }
}

/**
 * The character that a key press stands for: the one that it types, or the Latin letter on the key where it types another
 * one, as on a keyboard for Hebrew or Russian, or with Option on Apple devices.
 */
function readCharacter({ key, code }: KeyPress): string {
  const typed = key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  // The Arabic question mark.
  if (typed === '?' || typed === '؟') return '?';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : typed;
}

/** The shortcut of a key press; undefined when there is none. */
export function findShortcut(press: KeyPress, isApple: boolean): Shortcut | undefined {
  const character = readCharacter(press);
  return shortcuts.find(
    ({ key, modifiers }) => key === character && holds(press, modifiers, isApple),
  );
}

/** The key names of a shortcut as the keyboard shows them, in the order in which they are pressed. */
export function getKeyNames({ key, modifiers }: Shortcut, isApple: boolean): readonly string[] {
  const names: Readonly<Record<Modifiers, readonly string[]>> = {
    primary: isApple ? ['⌘'] : ['Ctrl'],
    access: isApple ? ['⇧', '⌥'] : ['Shift', 'Alt'],
    none: [],
  };
  return [...names[modifiers], key.toUpperCase()];
}

import { __ } from '@wordpress/i18n';

/** The keys that are held with the key of a shortcut: Ctrl (⌘ on Apple devices), Shift and Alt (⇧⌥), or none. */
type Modifiers = 'primary' | 'access' | 'none';

/** What a shortcut does. */
export type ShortcutId =
  | 'palette'
  | 'list'
  | 'refresh'
  | 'previous-range'
  | 'next-range'
  | 'filters'
  | 'overview';

/** A key of the keyboard that does something anywhere on the page. */
export type Shortcut = {
  readonly id: ShortcutId;
  readonly label: () => string;
  /** A letter in lower case, or the character that the key writes. */
  readonly key: string;
  readonly modifiers: Modifiers;
};

/**
 * Every shortcut, in the order of the list. Shift and Alt with a letter are free in browsers and screen readers; A, B,
 * I and T are not.
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

/** What a key press says of itself. */
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
      // Some layouts write a character with Shift or Alt.
      return !ctrlKey && !metaKey;
  }
}

/** The shortcut of a key press; undefined when it has none. */
export function findShortcut(press: KeyPress, isApple: boolean): Shortcut | undefined {
  return shortcuts.find(({ key, modifiers }) => {
    if (!holds(press, modifiers, isApple)) return false;
    // Option writes another character on Apple devices.
    const isTyped = press.key.toLowerCase() === key;
    return isTyped || (modifiers === 'access' && press.code === `Key${key.toUpperCase()}`);
  });
}

/** The keys of a shortcut as the keyboard shows them, in the order in which they are pressed. */
export function getKeyNames({ key, modifiers }: Shortcut, isApple: boolean): readonly string[] {
  const names: Readonly<Record<Modifiers, readonly string[]>> = {
    primary: isApple ? ['⌘'] : ['Ctrl'],
    access: isApple ? ['⇧', '⌥'] : ['Shift', 'Alt'],
    none: [],
  };
  return [...names[modifiers], key.toUpperCase()];
}

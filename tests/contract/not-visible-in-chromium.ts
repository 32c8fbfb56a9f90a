const NO_OPTION = 'no screen of ours writes an option; what other plugins write is theirs to show';

/**
 * The requirements of the transitions (section 4) and of the error catalogue (section 8) that no user can see on a
 * screen, each with the reason. An end-to-end test names each of the others.
 */
export const NOT_VISIBLE_IN_CHROMIUM: Readonly<Record<string, string>> = {
  // Widgets.
  'R4.28': 'no screen changes the parameter of a card in its place: another choice is another card',
  'R4.34': 'each table of ours has a default sort',
  'R8.3': 'is thrown for developers; the search of an extension says it in the console',
  // Data layers.
  'R4.53': 'is the state of a store; what it makes visible is named where it is shown',
  'R4.54': 'is the state of a store; the messages are named where they are shown',
  'R4.55': 'is the state of a store: a message leaves the inbox at once, before the reply',
  'R4.56': 'is the state of a store: a review leaves the list at once, before the reply',
  'R4.63': 'is a time that no screen shows',
  'R4.72': NO_OPTION,
  'R4.73': NO_OPTION,
  'R4.74': NO_OPTION,
  'R4.75': NO_OPTION,
  'R4.76': NO_OPTION,
  'R4.77': NO_OPTION,
  'R4.78': NO_OPTION,
  'R4.79': NO_OPTION,
  'R4.80': 'no screen of ours reads two options',
};

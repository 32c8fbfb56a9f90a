import { screens } from '../../src/screens.ts';

/** The analytics pages of the standalone menu, from the app's own manifest. */
export const menu: readonly { label: string; path: string }[] = screens.map(({ title, path }) => ({
  label: title(),
  path,
}));

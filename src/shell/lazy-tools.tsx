import { lazyWithRetry } from '@tillview/components';

// One chunk for all, behind the first view, which does not need them.
const load = () => import('./tools/shell-tools.tsx');

const button = {
  placeholder: () => <span className="tillview-shell__tool" />,
  failure: () => '',
};

/** Shortcuts, favorites in the menu, and the dialogs of the shell. */
export const ShellTools = lazyWithRetry(async () => ({ default: (await load()).ShellTools }), {
  ...button,
  placeholder: () => null,
});

/** The star beside a title. */
export const FavoriteButton = lazyWithRetry(
  async () => ({ default: (await load()).FavoriteButton }),
  button,
);

/** The menu of the page, at the end of its title row. */
export const PageMenu = lazyWithRetry(async () => ({ default: (await load()).PageMenu }), button);

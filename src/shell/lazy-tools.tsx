import { lazyWithRetry } from '@tillview/components';

// One chunk for all tools, loaded after the first view, which does not need them.
const load = () => import('./tools/shell-tools.tsx');

const button = {
  placeholder: () => <span className="tillview-shell__tool" />,
};

/** The keyboard shortcuts, the favorites in the menu, and the dialogs of the shell. */
export const ShellTools = lazyWithRetry(async () => ({ default: (await load()).ShellTools }), {
  ...button,
});

/** The star button beside a title. */
export const FavoriteButton = lazyWithRetry(
  async () => ({ default: (await load()).FavoriteButton }),
  button,
);

/** The page menu, at the end of the title row. */
export const PageMenu = lazyWithRetry(async () => ({ default: (await load()).PageMenu }), button);

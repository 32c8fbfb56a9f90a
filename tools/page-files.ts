import path from 'node:path';
import type { Rolldown } from 'vite';
import { screens } from '../src/screens.ts';
import { getFirstViewFiles } from '../src/start/first-view-files.ts';

type Chunk = Rolldown.OutputChunk;

/** The files of a build. */
export type Bundle = Readonly<Record<string, Chunk | Rolldown.OutputAsset>>;

/** The files that a page loads first, without those that the page runs before the app. */
export type PageFiles = { readonly modules: readonly string[]; readonly styles: readonly string[] };

/** The first view's files of the pages of a build. */
export type FirstViews = {
  /** The files of a page that only loads the entry. */
  readonly entry: PageFiles;
  /** The files of a page with the app, but without a screen. */
  readonly app: PageFiles;
  /** The files of each screen's first view, by the path of the screen. */
  readonly screens: Readonly<Record<string, PageFiles>>;
};

/** The code in a file of a build; `undefined` if it has none. */
export function getChunk(bundle: Bundle, file: string): Chunk | undefined {
  const found = bundle[file];
  return found?.type === 'chunk' ? found : undefined;
}

/** Lists the files that the chunks of these sources load: themselves and all their static imports. */
function listFiles(bundle: Bundle, root: string, sources: readonly string[]): PageFiles {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = getChunk(bundle, name);
    if (!chunk || modules.has(name)) return;
    modules.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const source of sources) {
    const id = path.join(root, source);
    const found = Object.keys(bundle).find((name) =>
      getChunk(bundle, name)?.moduleIds.includes(id),
    );
    if (found === undefined) throw new Error(`The build has no code of ${source}.`);
    visit(found);
  }
  return { modules: [...modules], styles: [...styles] };
}

/** Lists the files of all first views of a build with this entry. */
export function listFirstViews(bundle: Bundle, root: string, entry: string): FirstViews {
  const list = (sources: readonly string[]) => listFiles(bundle, root, [entry, ...sources]);
  return {
    entry: list([]),
    app: list(getFirstViewFiles('')),
    screens: Object.fromEntries(
      screens.map((screen) => [screen.path, list(getFirstViewFiles(screen.path))]),
    ),
  };
}

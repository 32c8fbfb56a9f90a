import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { capabilities } from '../../packages/data/src/user/capabilities.ts';
import { batchedRoutes } from '../../server/store/routes.ts';
import { OPTIONAL_ROUTES } from '../../src/host/optional-route-list.ts';
import { screens, START_PATH } from '../../src/screens.ts';
import { getFirstViewFiles } from '../../src/start/first-view-files.ts';
import { PAGE_SCRIPTS_FILE, type PageScripts } from '../page-scripts.ts';
import { isFormControls, listDependencies, listPlatformImports } from './platform-globals.ts';

/** The file that lists the files of the build for the plugin. */
export const BUILD_FILE = 'build.json';

const ENTRY = 'wordpress/main.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;
type Files = { modules: string[]; styles: string[]; hasForm: boolean };

const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/** The files that a page loads for the given sources: their chunks with all static imports. */
export function listFiles(bundle: Bundle, root: string, sources: readonly string[]): Files {
  const bySource = new Map(
    Object.values(bundle)
      .filter(isChunk)
      .flatMap((chunk) => chunk.moduleIds.map((id) => [path.relative(root, id), chunk] as const)),
  );
  const seen = new Set<string>();
  const styles = new Set<string>();
  let hasForm = false;
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    hasForm ||= chunk.moduleIds.some(isFormControls);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (isChunk(imported)) visit(imported);
    }
  };
  for (const source of sources) {
    const chunk = bySource.get(source);
    if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
    visit(chunk);
  }
  return { modules: [...seen], styles: [...styles], hasForm };
}

/**
 * A Vite plugin that writes the screens of the manifest, their files and the platform's scripts to a file that PHP
 * reads.
 */
export function buildFile(): Plugin {
  let root = process.cwd();
  return {
    name: 'tillview-build-file',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry,
        )?.fileName;
        if (!entry) throw new Error('The build has no entry.');
        const moduleIds = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : [],
        );
        const list = bundle[PAGE_SCRIPTS_FILE];
        if (list?.type !== 'asset') throw new Error(`The build has no ${PAGE_SCRIPTS_FILE}.`);
        const { keptPage, firstRequests } = JSON.parse(String(list.source)) as PageScripts;
        // The plugin reads the scripts from its own file.
        delete bundle[PAGE_SCRIPTS_FILE];
        const content = {
          entry,
          keptPage,
          capabilities,
          ...listDependencies(listPlatformImports(moduleIds)),
          startPath: START_PATH,
          batched: batchedRoutes,
          optionalRoutes: OPTIONAL_ROUTES,
          screens: screens.map(
            ({ path: url, aliases = [], title, capability, hasForm = false }) => {
              const files = listFiles(bundle, root, [ENTRY, ...getFirstViewFiles(url)]);
              if (files.hasForm !== hasForm)
                throw new Error(
                  `${url} ${hasForm ? 'does not load' : 'loads'} the form controls of WordPress: see "hasForm" in src/screens.ts.`,
                );
              return {
                path: url,
                aliases,
                title: title(),
                capability,
                firstRequests: firstRequests[url] ?? '',
                ...files,
              };
            },
          ),
        };
        this.emitFile({
          type: 'asset',
          fileName: BUILD_FILE,
          source: `${JSON.stringify(content, null, 2)}\n`,
        });
      },
    },
  };
}

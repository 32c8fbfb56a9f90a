import type { Plugin } from 'vite';
import { capabilities } from '../../packages/data/src/user/capabilities.ts';
import { batchedRoutes } from '../../server/store/routes.ts';
import { OPTIONAL_ROUTES } from '../../src/host/optional-route-list.ts';
import { listMenuEntries, screens, START_PATH } from '../../src/screens.ts';
import { getChunk } from '../page-files.ts';
import { PAGE_FILES_FILE, type PageFilesList } from '../page-scripts.ts';
import { isFormControls, listDependencies, listPlatformImports } from './platform-globals.ts';

/** The file that lists the files of the build for the plugin. */
export const BUILD_FILE = 'build.json';

const quote = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/** A PHP file that returns the titles of screens and menu entries, in the language of its reader: by path, and in order. */
export function writeTitles(): string {
  const lines = [
    ['screens', screens.map(({ path, title }) => [`${quote(path)} => `, title()])],
    ['menu', listMenuEntries().map(({ title }) => ['', title()])],
  ] as const;
  return [
    '<?php',
    "defined( 'ABSPATH' ) || exit;",
    'return array(',
    ...lines.flatMap(([name, titles]) => [
      `\t${quote(name)} => array(`,
      ...titles.map(([key, title]) => `\t\t${key}__( ${quote(title ?? '')}, 'tillview' ),`),
      '\t),',
    ]),
    ');\n',
  ].join('\n');
}

/**
 * A Vite plugin that writes the screens of the manifest, their files and the platform's scripts to a file that PHP
 * reads.
 */
export function buildFile(): Plugin {
  return {
    name: 'tillview-build-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const moduleIds = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : [],
        );
        const list = bundle[PAGE_FILES_FILE];
        if (list?.type !== 'asset') throw new Error(`The build has no ${PAGE_FILES_FILE}.`);
        const {
          keptPage,
          firstRequests,
          entry,
          screens: firstViews,
        } = JSON.parse(String(list.source)) as PageFilesList;
        // The plugin reads the files from its own list.
        delete bundle[PAGE_FILES_FILE];
        const content = {
          entry: entry.modules[0],
          keptPage,
          capabilities,
          ...listDependencies(listPlatformImports(moduleIds)),
          startPath: START_PATH,
          batched: batchedRoutes,
          optionalRoutes: OPTIONAL_ROUTES,
          menu: listMenuEntries().map(({ paths }) => ({ screens: paths })),
          screens: screens.map(({ path: url, aliases = [], capability, hasForm = false }) => {
            const { modules = [], styles = [] } = firstViews[url] ?? {};
            const loadsForm = modules.some((file) =>
              getChunk(bundle, file)?.moduleIds.some(isFormControls),
            );
            if (loadsForm !== hasForm)
              throw new Error(
                `${url} ${hasForm ? 'does not load' : 'loads'} the form controls of WordPress: see "hasForm" in src/screens.ts.`,
              );
            return {
              path: url,
              aliases,
              capability,
              firstRequests: firstRequests[url] ?? '',
              modules,
              styles,
              hasForm,
            };
          }),
        };
        this.emitFile({
          type: 'asset',
          fileName: BUILD_FILE,
          source: `${JSON.stringify(content, null, 2)}\n`,
        });
        this.emitFile({ type: 'asset', fileName: 'titles.php', source: writeTitles() });
      },
    },
  };
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { screens, type Screen } from '../src/screens.ts';
import type * as Sources from './plain-sources.ts';
import { smallerCode } from './chunk-groups.ts';
import { type FirstViews, listFirstViews } from './page-files.ts';

/** The file that lists what the pages load. */
export const PAGE_FILES_FILE = 'page-files.json';

/** What the pages load: the files of the first views, and the classic scripts that run before them. */
export type PageFilesList = FirstViews & {
  /** The script that shows the page as it was left, behind the root element. */
  readonly keptPage: string;
  /** The scripts that send the first requests, in the head, by the path of their screen. */
  readonly firstRequests: Readonly<Record<string, string>>;
};

const ROOT = path.resolve(import.meta.dirname, '..');
const ENTRY = '\0page-script';

const inSrc = (file: string) => JSON.stringify(path.join(ROOT, 'src', file));
const nameOf = (file: string) => file.split('/').at(-2) ?? '';

let loading: Promise<typeof Sources> | undefined;

/**
 * Reads the sources of the reports, which are in the scripts as data: neither texts nor code for the responses. They are
 * built, because that takes a tenth of the time of running each of their files.
 */
async function loadSources() {
  loading ??= build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: path.join(ROOT, 'tools/plain-sources.ts'), write: false, minify: false },
  }).then((built) => {
    const [code] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    if (code?.type !== 'chunk') throw new Error('The sources of the reports must be one file.');
    const url = `data:text/javascript,${encodeURIComponent(code.code)}`;
    return import(/* @vite-ignore */ url) as Promise<typeof Sources>;
  });
  return loading;
}

/** Stands in the code for the data of a screen: all reports have the same code, which is built once. */
const DATA = 'TILLVIEW_SOURCES';

/** The code of a screen's script and its data; `undefined` if the app has no requests for its first view. */
async function writeEntry({ module, preloads = [] }: Screen) {
  const { plainSources, chartSources } = await loadSources();
  const write = (
    getCalls: string,
    from: string,
  ) => `import { askFirst } from ${inSrc('start/ask-first.ts')};
import { ${getCalls.split('(')[0]} } from ${inSrc(`screens/${from}`)};
const { report, sources } = ${DATA};
void askFirst(window, ${getCalls}, sources);`;
  if (module.startsWith('reports/')) {
    const report = nameOf(module);
    const data = { report, sources: { [report]: plainSources[report] } };
    return { code: write('getCallsOf(report)', 'report/report-calls.ts'), data };
  }
  const calls = preloads.find((file) => file.endsWith('-calls.ts'));
  if (!calls) return undefined;
  // Users may show the chart of any report, also of one whose source the page does not preload.
  const sources = preloads.some((file) => file.endsWith('/source.ts')) ? chartSources : {};
  return { code: write('getCalls', calls), data: { sources } };
}

async function buildScript(entry: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tillview-page-script-entry',
        enforce: 'pre',
        resolveId: (id, _importer, { kind }) =>
          // Only unused code loads other code.
          kind === 'dynamic-import' ? { id, external: true } : id === ENTRY ? ENTRY : null,
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        ...smallerCode,
        // A script that needs one of them is an error.
        external: ['moment', '@wordpress/i18n'],
        treeshake: { ...smallerCode.treeshake, moduleSideEffects: false },
        input: ENTRY,
        output: { format: 'iife' },
      },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = chunks;
  if (script?.type !== 'chunk' || chunks.length !== 1)
    throw new Error('A script of the page must be one file.');
  const others = [...script.imports, ...script.dynamicImports];
  if (others.length > 0) throw new Error(`A script of the page must not need ${others.join()}.`);
  return script.code;
}

const scripts = new Map<string, Promise<string>>();

/** Builds the script that sends the requests of a screen's first view; `undefined` if it has none. */
export async function buildFirstRequests(screen: Screen): Promise<string | undefined> {
  const entry = await writeEntry(screen);
  if (!entry) return undefined;
  const script = scripts.get(entry.code) ?? buildScript(entry.code);
  scripts.set(entry.code, script);
  return (await script).replace(DATA, () => JSON.stringify(entry.data));
}

/** Builds the script that shows the page as it was left. */
export const buildKeptPage = (): Promise<string> =>
  buildScript(`import { showKeptPage } from ${inSrc('start/kept-page.ts')};
showKeptPage(window);`);

/**
 * A Vite plugin that adds the scripts of the page to a build with this entry, and the list of what the pages load. The
 * scripts are the same for both hosts.
 */
export function pageScripts(input: string): Plugin {
  return {
    name: 'tillview-page-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = (name: string, code: string) => {
          const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
          const fileName = `first/${name}-${hash}.js`;
          this.emitFile({ type: 'asset', fileName, source: code });
          return fileName;
        };
        const firstRequests: Record<string, string> = {};
        for (const screen of screens) {
          const code = await buildFirstRequests(screen);
          if (code === undefined) continue;
          firstRequests[screen.path] = emit(screen.path.split('/').at(-1) ?? '', code);
        }
        const list: PageFilesList = {
          ...listFirstViews(bundle, ROOT, input),
          keptPage: emit('kept-page', await buildKeptPage()),
          firstRequests,
        };
        this.emitFile({
          type: 'asset',
          fileName: PAGE_FILES_FILE,
          source: `${JSON.stringify(list, null, 2)}\n`,
        });
      },
    },
  };
}

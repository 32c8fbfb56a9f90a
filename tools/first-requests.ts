import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { screens, type Screen } from '../src/screens.ts';
import { smallerCode } from './chunk-groups.ts';

/** The file that lists the scripts by the path of their screen. */
export const FIRST_REQUESTS_FILE = 'first-requests.json';

const ROOT = path.resolve(import.meta.dirname, '..');
const ENTRY = '\0first-requests';
const TEXTS = '\0texts';
const LABELS = '\0labels';

/** A call of a translation function with literal arguments. */
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const TEXT_CALL = new RegExp(String.raw`\b_[_nx]+\(\s*${TEXT}(?:\s*,\s*${TEXT})*\s*,?\s*\)`, 'g');

/** The modules that only write texts, which no request contains. */
const LABEL_MODULES = /\/(?:range-label|format-time)\.ts$/;

/** The code of a screen's script; `undefined` if the app has no requests for its first view. */
function writeEntry({ module, preloads = [] }: Screen): string | undefined {
  const source = (file: string) => JSON.stringify(path.join(ROOT, 'src', file));
  const ask = source('start/ask-first.ts');
  if (module.startsWith('analytics/reports/'))
    return `import { askForReport } from ${ask};
import { source } from ${source(module.replace(/report\.ts$/, 'source.ts'))};
void askForReport(window, source);`;
  const calls = preloads.find((file) => file.endsWith('-calls.ts'));
  if (!calls) return undefined;
  const reports = preloads.filter((file) => file.endsWith('/source.ts'));
  const imports = reports.map(
    (file, index) => `import { source as s${index} } from ${source(file)};`,
  );
  const entries = reports.map(
    (file, index) => `${JSON.stringify(file.split('/').at(-2))}: s${index}`,
  );
  return `import { askFirst } from ${ask};
import { getCalls } from ${source(calls)};
${imports.join('\n')}
const sources = { ${entries.join(', ')} };
void askFirst(window, (query, preferences) =>
  getCalls(query, { preferences, loadSource: async (report) => sources[report] }));`;
}

/** Resolves the modules of a script: without moment, without texts, and without code that is loaded later. */
function smallModules(entry: string): Plugin {
  return {
    name: 'tillview-first-requests-modules',
    enforce: 'pre',
    resolveId(id, _importer, { kind }) {
      if (id === ENTRY) return ENTRY;
      if (kind === 'dynamic-import') return { id, external: true };
      if (id === 'moment') return path.join(ROOT, 'packages/date/src/small-moment.ts');
      if (id === '@wordpress/i18n') return TEXTS;
      return LABEL_MODULES.test(id) ? LABELS : null;
    },
    load(id) {
      if (id === ENTRY) return entry;
      if (id === TEXTS)
        return `const none = () => ''; export { none as __, none as _x, none as _n, none as sprintf, none as setLocaleData };`;
      if (id === LABELS)
        return `const none = () => ''; export { none as rangeLabel, none as getRangeLabel, none as formatTime };`;
      return null;
    },
    transform(code, id) {
      return id.startsWith(path.join(ROOT, 'src')) || id.startsWith(path.join(ROOT, 'packages'))
        ? { code: code.replaceAll(TEXT_CALL, "''"), map: null }
        : null;
    },
  };
}

/** Builds the script that sends the requests of a screen's first view; `undefined` if it has none. */
export async function buildFirstRequests(screen: Screen): Promise<string | undefined> {
  const entry = writeEntry(screen);
  if (!entry) return undefined;
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [smallModules(entry)],
    build: {
      write: false,
      rolldownOptions: { ...smallerCode, input: ENTRY, output: { format: 'iife' } },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = chunks;
  if (script?.type !== 'chunk' || chunks.length !== 1 || /\bimport\(/.test(script.code))
    throw new Error(`The script with the first requests of ${screen.path} must be one file.`);
  return script.code;
}

/** The scripts of all screens. They are the same for both hosts, and are built once for each build. */
async function buildAll(): Promise<ReadonlyMap<string, { fileName: string; code: string }>> {
  const scripts = new Map<string, { fileName: string; code: string }>();
  for (const screen of screens) {
    const code = await buildFirstRequests(screen);
    if (code === undefined) continue;
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const name = screen.path.split('/').at(-1) ?? '';
    scripts.set(screen.path, { fileName: `first/${name}-${hash}.js`, code });
  }
  return scripts;
}

/** A Vite plugin that adds the scripts with the first requests to the build, and their list. */
export function firstRequests(): Plugin {
  return {
    name: 'tillview-first-requests',
    apply: 'build',
    async generateBundle() {
      const scripts = await buildAll();
      for (const { fileName, code } of scripts.values())
        this.emitFile({ type: 'asset', fileName, source: code });
      const list = Object.fromEntries([...scripts].map(([url, { fileName }]) => [url, fileName]));
      this.emitFile({
        type: 'asset',
        fileName: FIRST_REQUESTS_FILE,
        source: `${JSON.stringify(list, null, 2)}\n`,
      });
    },
  };
}

import path from 'node:path';
import { build, type PluginOption, type Plugin, type Rolldown } from 'vite';
import { screens, START_PATH, type Screen } from '../src/screens.ts';
import { getFirstViewFiles } from '../src/start/first-view-files.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

type Chunk = Rolldown.OutputChunk;
type ChunkingContext = Rolldown.ChunkingContext;

/**
 * What loads a file: the entry; `app`, which every screen needs; the first views of a kind of screen: `report`,
 * `overview`, `form`, `figures` for others that use `src/reporting`, and `list` for others that do not; or
 *
 * - `start`: the entry, where it needs it
 * - `tools`: the app, after the first view of any screen
 * - `later`: a part of the first view of a report or the Overview, when that is shown
 * - `ledger`: the first view of a `list`, when that is shown. All are screens with figures, most of them of the ledger
 * - `opened`: a part that is loaded later itself, such as a dialog
 * - `calendar`: the same, for components of the packages
 */
type Uses = ReadonlySet<string>;

const isUsedBy = (...names: readonly string[]) => {
  return (uses: Uses) => names.some((name) => uses.has(name));
};
const inReport = isUsedBy('report', 'overview');
const inOther = isUsedBy('list', 'form', 'figures', 'ledger');
const count = (uses: Uses, ...names: readonly string[]) =>
  names.filter((name) => uses.has(name)).length;

/**
 * The chunks, each with a condition. A file is in the first that fits. Each condition that holds for some uses also holds
 * for more of them, and what a file imports has all uses of the file: so a chunk imports only those before it.
 */
const groups: readonly (readonly [name: string, condition: (uses: Uses) => boolean])[] = [
  // Only what the entry needs, because the first requests wait for it.
  ['entry', isUsedBy('entry')],
  ['app', isUsedBy('app')],
  ['app', (uses) => inReport(uses) && isUsedBy('list', 'form')(uses)],
  ['app', (uses) => inOther(uses) && uses.has('start')],
  ['app', (uses) => uses.has('tools') && (inReport(uses) || uses.has('figures'))],
  ['view', (uses) => inReport(uses) && inOther(uses)],
  ['view', (uses) => count(uses, 'report', 'overview') > 1],
  ['report', isUsedBy('report')],
  ['overview', isUsedBy('overview')],
  ['start', isUsedBy('start')],
  ['parts', (uses) => count(uses, 'list', 'form', 'figures') > 1],
  ['figures', isUsedBy('figures')],
  // What lists and forms share with code for later.
  ['shared', (uses) => isUsedBy('list', 'form')(uses) && uses.size > 1],
  ['lists', isUsedBy('list')],
  ['forms', isUsedBy('form')],
  ['tools', isUsedBy('tools')],
  ['later', isUsedBy('later')],
  ['later', (uses) => uses.has('ledger') && uses.size > 1],
  ['ledger', isUsedBy('ledger')],
  ['calendar', isUsedBy('calendar')],
  ['opened', isUsedBy('opened')],
];
const groupNames = [...new Set(groups.map(([name]) => name))];

/** The kind of a screen; its module if the kind follows from its files. */
function getKind({ path: url, module, hasForm }: Screen): string {
  if (module.startsWith('reports/')) return 'report';
  if (url === START_PATH) return 'overview';
  return hasForm ? 'form' : module;
}

const isBelow = (folder: string) => {
  return (id: string | null) => id?.startsWith(path.join(ROOT, folder, '/')) ?? false;
};
const isInPackages = isBelow('packages');
const isInReporting = isBelow('src/reporting');

/**
 * What loads a chunk with `import()`, by the uses of the chunks that do. The first that is not empty counts, so that code
 * for later is found before the code of single screens.
 */
const rules: readonly ((loaders: readonly Uses[], target: Chunk) => Iterable<string>)[] = [
  (loaders) => (loaders.some(isUsedBy('entry')) ? ['start'] : []),
  (loaders) => (loaders.some(isUsedBy('app', 'start')) ? ['tools'] : []),
  (loaders) => (loaders.some(isUsedBy('report', 'overview')) ? ['later'] : []),
  (loaders, { facadeModuleId }) =>
    loaders.some(isUsedBy('tools', 'later', 'opened', 'calendar'))
      ? [isInPackages(facadeModuleId) ? 'calendar' : 'opened']
      : [],
  (loaders) => (loaders.some(isUsedBy('list')) ? ['ledger'] : loaders.flatMap((uses) => [...uses])),
];

/** Finds what loads each chunk of a build without groups, which has one for all files with the same uses. */
function findUses(chunks: readonly Chunk[]): ReadonlyMap<Chunk, Uses> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const targets = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const found = new Map(chunks.map((chunk) => [chunk, new Set<string>()]));
  /** The chunks that are not only imported, and of which it is known what loads them. */
  const known = new Set<Chunk>();
  const addUse = (chunk: Chunk | undefined, use: string) => {
    const uses = chunk && found.get(chunk);
    if (!uses || uses.has(use)) return;
    uses.add(use);
    for (const name of chunk.imports) addUse(byName.get(name), use);
  };
  const setLoaded = (chunk: Chunk, uses: Iterable<string>) => {
    known.add(chunk);
    for (const use of uses) addUse(chunk, use);
  };

  for (const chunk of chunks) if (chunk.isEntry) setLoaded(chunk, ['entry']);
  const app = getFirstViewFiles('');
  for (const screen of screens) {
    for (const file of getFirstViewFiles(screen.path)) {
      const chunk = targets.get(path.join(ROOT, file));
      if (!chunk) throw new Error(`No file loads ${file}; see src/start/first-view-files.ts.`);
      setLoaded(chunk, [app.includes(file) ? 'app' : getKind(screen)]);
    }
  }
  for (const { module } of screens) {
    const own = [...found].filter(([, uses]) => uses.has(module));
    const isFigures = own.some(
      ([{ moduleIds }, uses]) =>
        !isUsedBy('app', 'report', 'overview')(uses) && moduleIds.some(isInReporting),
    );
    for (const [, uses] of own) {
      uses.delete(module);
      uses.add(isFigures ? 'figures' : 'list');
    }
  }
  const isLoaded = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const apply = (rule: (typeof rules)[number]) => {
    const loaded = chunks
      .filter((chunk) => isLoaded.has(chunk.fileName) && !known.has(chunk))
      .map((target) => {
        const loaders = [...found].filter(([{ dynamicImports }]) =>
          dynamicImports.includes(target.fileName),
        );
        return {
          target,
          uses: new Set(
            rule(
              loaders.map(([, uses]) => uses),
              target,
            ),
          ),
        };
      })
      .filter(({ uses }) => uses.size > 0);
    for (const { target, uses } of loaded) setLoaded(target, uses);
    return loaded.length > 0;
  };
  while (rules.some(apply));

  return found;
}

type Options = {
  /** The entry of the app. */
  readonly input: string | string[];
  /** The plugins that change code. */
  readonly plugins: () => PluginOption[];
  /** Whether the code of a constant stands where it is used, and not in its own module. */
  readonly inlinesConstants?: boolean;
};

/** The chunks of the app without groups. */
export async function buildWithoutGroups({ input, plugins, inlinesConstants = true }: Options) {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: plugins(),
    define: { global: 'globalThis' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        ...smallerCode,
        ...(inlinesConstants ? {} : { optimization: { inlineConst: false } }),
        input,
        output: { codeSplitting: true },
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The build has no chunks.');
  return result.output.filter((file) => file.type === 'chunk');
}

/** Builds the app without groups, and finds the uses of each file with code. */
async function planChunks(options: Options): Promise<ReadonlyMap<string, Uses>> {
  const uses = findUses(await buildWithoutGroups(options));
  return new Map(
    [...uses].flatMap(([{ moduleIds }, found]) => moduleIds.map((id) => [id, found] as const)),
  );
}

/**
 * Puts the code into few chunks, by what opens it. Without them, the build makes two hundred files, most of them small,
 * which compress worse. What loads a file is found by a build without groups, which takes about three seconds: the
 * bundler can group by the number of entries that share a module, but not by which.
 */
export function chunkGroups(options: Options): Plugin {
  return {
    name: 'tillview-chunk-groups',
    apply: 'build',
    async config() {
      const planned = await planChunks(options);
      const findGroup = (id: string, context: ChunkingContext) => {
        // Styles have no code: they belong to the files that import them.
        const importers = context.getModuleInfo(id)?.importers ?? [];
        const uses =
          planned.get(id) ?? new Set(importers.flatMap((file) => [...(planned.get(file) ?? [])]));
        return groups.find(([, condition]) => condition(uses))?.[0];
      };
      // In this order, because a group takes what its modules import along.
      const codeSplitting = {
        groups: groupNames.map((group, index) => ({
          name: (id: string, context: ChunkingContext) =>
            findGroup(id, context) === group ? group : null,
          debugName: group,
          priority: groupNames.length - index,
        })),
      };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

/**
 * In this project and its packages, reading a property has no side effects, so code that only reads properties can be
 * removed when it is unused.
 */
export const smallerCode = {
  treeshake: { propertyReadSideEffects: false as const },
  optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
};

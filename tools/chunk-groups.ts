import path from 'node:path';
import { build, type PluginOption, type Plugin } from 'vite';
import { type FirstView, firstViews, getFirstViewFiles } from '../src/start/first-view-files.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The chunk of code that these first views load. */
function getChunkName(views: ReadonlySet<FirstView>): string | undefined {
  const has = (view: FirstView) => views.has(view);
  if (has('form') && (has('report') || has('overview'))) return 'shared';
  if (has('report') && (has('overview') || has('list'))) return 'view';
  // What all reports share, and other screens need in part.
  return has('report') && views.size === 1 ? 'report' : undefined;
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

/** Finds the chunk of each module that several first views load. */
async function planChunks(options: Options): Promise<ReadonlyMap<string, string>> {
  const chunks = await buildWithoutGroups(options);
  const entries = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const own = new Set(chunks.flatMap((chunk) => (chunk.facadeModuleId ? chunk.moduleIds : [])));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const views = new Map<string, Set<FirstView>>();
  const addChunk = (chunk: (typeof chunks)[number], view: FirstView, seen: Set<string>) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const id of chunk.moduleIds) views.set(id, (views.get(id) ?? new Set()).add(view));
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) addChunk(imported, view, seen);
    }
  };
  for (const [view, url] of Object.entries(firstViews)) {
    const seen = new Set<string>();
    for (const file of getFirstViewFiles(url)) {
      const chunk = entries.get(path.join(ROOT, file));
      if (!chunk)
        throw new Error(`${file} is no entry of the app; see src/start/first-view-files.ts.`);
      addChunk(chunk, view as FirstView, seen);
    }
  }
  const names = [...views].flatMap(([id, found]) => {
    const name = entries.has(id) ? undefined : getChunkName(found);
    // The own code of an entry stays in its chunk.
    return name === undefined || (name === 'report' && own.has(id)) ? [] : [[id, name] as const];
  });
  return new Map(names);
}

/**
 * Puts the code that several first views load into three chunks. Without them, the build splits it into dozens of small
 * files, which compress worse: the first view of a report would be a tenth larger. What they load is found by a build
 * without groups, which takes about three seconds: the bundler can group by the number of entries that share a module,
 * but not by which.
 */
export function chunkGroups(options: Options): Plugin {
  return {
    name: 'tillview-chunk-groups',
    apply: 'build',
    async config() {
      const chunkNames = await planChunks(options);
      const groups = [
        // Only what the entry needs, because the first requests wait for it.
        { name: 'entry', tags: ['$initial' as const], priority: 3 },
        // In this order, because a group takes what its modules import along.
        ...['shared', 'view', 'report'].map((group, index) => ({
          name: (id: string) => (chunkNames.get(id) === group ? group : null),
          debugName: 'code of several first views',
          priority: 2 - index,
        })),
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
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

/** A smaller minified form: the first view in WordPress is 0.8 kB smaller than with the minifier of the bundler. */
export const minified = {
  minify: 'terser' as const,
  terserOptions: {
    ecma: 2020 as const,
    module: true,
    // As in `smallerCode`: reading a property has no side effects.
    compress: { passes: 3, pure_getters: true },
  },
};

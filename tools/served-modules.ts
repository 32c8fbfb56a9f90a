import path from 'node:path';
import react from '@vitejs/plugin-react';
import { parseSync } from 'oxc-parser';
import { buildWithoutGroups } from './chunk-groups.ts';
import { helpPages } from './help-pages.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const REQUIREMENT = /\bR\d+\.\d+\b/g;
const REQUIREMENT_ID = /\bR\d+\.\d+\b/;
const TEST = /\.test\.tsx?$/;
/** What a test needs besides the code under test. */
const SUPPORT = /(?:^|\/)testing\/|\.test-support\.|^(?:mocks|server|tests|tools)\//;

/**
 * The files of which the browser runs code, as paths from the root: those of the app, and of the scripts of the page.
 * Takes about three seconds.
 */
export async function findServedModules(): Promise<ReadonlySet<string>> {
  const chunks = await buildWithoutGroups({
    input: ['src/main.tsx', 'src/start/ask-first.ts', 'src/start/kept-page.ts'],
    plugins: () => [react(), helpPages()],
    inlinesConstants: false,
  });
  return new Set(
    chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => path.relative(ROOT, id)),
  );
}

/** A source file, by its path from the root. */
export type SourceFile = { readonly path: string; readonly text: string };

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const getChildren = (node: Node) => Object.values(node).filter(isNode);
const nameOf = (node: unknown) =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined;

/** Calls `visit` with a node and all nodes in it, except those of which it returns false. */
function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of getChildren(node)) walk(child, visit);
}

/** The names that a node uses, and the requirements that its texts name. */
function readNode(node: Node): { names: Set<string>; ids: Set<string> } {
  const names = new Set<string>();
  const ids = new Set<string>();
  walk(node, (each) => {
    const { type, value } = each;
    if (type === 'Identifier' || type === 'JSXIdentifier') names.add(nameOf(each) ?? '');
    const text = isNode(value) ? value['raw'] : value;
    if (typeof text === 'string') for (const id of text.match(REQUIREMENT) ?? []) ids.add(id);
  });
  return { names, ids };
}

/** Whether a call defines a test or a group of tests: `it(…)`, `describe.each(…)(…)`. */
function definesTests(node: Node): boolean {
  let callee: unknown = node['type'] === 'CallExpression' ? node['callee'] : undefined;
  while (isNode(callee) && callee['type'] !== 'Identifier')
    callee = callee['callee'] ?? callee['object'] ?? callee['tag'];
  return ['it', 'test', 'describe'].includes(nameOf(callee) ?? '');
}

const parsed = new Map<string, ReturnType<typeof parseSync>>();

function parse({ path: file, text }: SourceFile) {
  const known = parsed.get(text) ?? parseSync(file, text);
  parsed.set(text, known);
  return known;
}

type Imports = ReadonlyMap<string, { readonly from: string; readonly name: string | undefined }>;

function readImports(file: SourceFile): Imports {
  return new Map(
    parse(file).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ localName, importName }) => [
          localName.value,
          { from: moduleRequest.value, name: importName.name ?? undefined },
        ]),
    ),
  );
}

/** The requirements that the tests of a file name, with the imported names that each of these tests uses. */
function readClaims(file: SourceFile): { id: string; names: Set<string> }[] {
  if (!REQUIREMENT_ID.test(file.text)) return [];
  const locals = new Map<string, Set<string>>();
  const claims: { id: string; names: Set<string> }[] = [];
  const define = (target: Node, { names }: { names: Set<string> }) => {
    for (const name of readNode(target).names) locals.set(name, names);
  };
  walk({ ...parse(file).program }, (node) => {
    const { type, id } = node;
    if ((type === 'VariableDeclarator' || type === 'FunctionDeclaration') && isNode(id))
      define(id, readNode(node));
    if (!definesTests(node)) return;
    const { names, ids } = readNode(node);
    const [title] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    const isGroup = [...names].includes('describe') && isNode(title);
    for (const each of isGroup && isNode(title) ? readNode(title).ids : ids)
      claims.push({ id: each, names });
  });
  for (const { names } of claims) {
    for (const name of names) for (const used of locals.get(name) ?? []) names.add(used);
  }
  return claims;
}

/** Finds the requirements whose tests use a file that is not served, with these files. */
export function findUnserved(
  files: readonly SourceFile[],
  served: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const sources = new Map(files.map((file) => [file.path, file]));
  /** The files with what a file imports under a name; those of the components of a story. */
  const resolve = (importer: string, from: string, name: string | undefined): string[] => {
    const file = from.startsWith('@tillview/')
      ? `packages/${from.slice('@tillview/'.length)}/src/index.ts`
      : path.posix.join(path.posix.dirname(importer), from);
    const source = sources.get(file);
    if (!source || !/^(?:@tillview\/|\.)/.test(from) || SUPPORT.test(file)) return [];
    if (file.includes('.stories.')) {
      return [...readImports(source).values()].flatMap((used) =>
        resolve(file, used.from, used.name),
      );
    }
    if (!file.endsWith('/index.ts')) return [file];
    const found = parse(source)
      .module.staticExports.flatMap(({ entries }) => entries)
      .find(({ exportName }) => exportName.name === name);
    return found?.moduleRequest ? resolve(file, found.moduleRequest.value, name) : [];
  };
  const unserved = new Map<string, Set<string>>();
  for (const file of files.filter((each) => TEST.test(each.path))) {
    const imports = readImports(file);
    for (const { id, names } of readClaims(file)) {
      const used = [...names].flatMap((name) => {
        const found = imports.get(name);
        return found ? resolve(file.path, found.from, found.name) : [];
      });
      const own = used.filter((each) => path.dirname(each) === path.dirname(file.path));
      const subjects = own.length > 0 ? own : used;
      if (subjects.length > 0 && !subjects.some((each) => served.has(each)))
        unserved.set(id, new Set([...(unserved.get(id) ?? []), ...subjects]));
    }
  }
  return unserved;
}

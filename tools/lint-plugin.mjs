// Lint rules of this project about imports: static ones, `import()`, types and `import.meta.glob`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { findPlace, mayImport, resolveImport } from './layers.mjs';

const CODE = /\.(?:ts|tsx|mts|mjs)$/;

const toProjectPath = ({ cwd, filename }) => path.relative(cwd, filename).split(path.sep).join('/');

/** Visits each import of a file, with the node and the text of its specifier. */
function visitImports(onImport) {
  const visit = (node) => {
    const specifier = node.source?.value;
    if (typeof specifier === 'string') onImport(node, specifier);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      if (callee.property.name !== 'glob') return;
      const [globs] = node.arguments;
      for (const { value } of globs?.type === 'ArrayExpression' ? globs.elements : [globs])
        if (typeof value === 'string' && !value.startsWith('!'))
          onImport(node, value.slice(0, value.indexOf('*')));
    },
  };
}

/** Reports imports from a higher layer, from a neighbor, from inside a package, and from outside the layers. */
const layers = {
  create(context) {
    const file = toProjectPath(context);
    const place = findPlace(file);
    if (!place) return {};
    return visitImports((node, specifier) => {
      if (!mayImport(file, specifier))
        context.report({
          node,
          message: `Layer rule: ${place.folder} imports only from the layers below, and packages only by their name, see tools/layers.mjs.`,
        });
    });
  },
};

function* listFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || ['node_modules', 'dist'].includes(entry.name)) continue;
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(name);
    else if (CODE.test(entry.name)) yield name;
  }
}

/** The files that a file imports: values and types, also by `import()`. */
function readImports(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return specifiers.flatMap((specifier) =>
    specifier?.startsWith('.') ? [resolveImport(file, specifier)] : [],
  );
}

/** Numbers the cycles of a graph; two files in the same cycle have the same number (Tarjan's algorithm). */
function findCycles(graph) {
  const [cycles, found, lowest, stack] = [new Map(), new Map(), new Map(), []];
  const visit = (file) => {
    found.set(file, found.size);
    lowest.set(file, found.get(file));
    stack.push(file);
    for (const next of graph.get(file)) {
      if (!graph.has(next) || cycles.has(next)) continue;
      if (!found.has(next)) visit(next);
      lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== found.get(file)) return;
    for (const each of stack.splice(stack.indexOf(file))) cycles.set(each, found.get(file));
  };
  for (const file of graph.keys()) if (!found.has(file)) visit(file);
  return cycles;
}

let cycles;

/** Finds the cycles once per run: an editor sees new ones after a restart. */
function getCycles(root) {
  if (cycles) return cycles;
  const files = [...listFiles(root)].map((file) => path.posix.relative(root, file));
  cycles = findCycles(new Map(files.map((file) => [file, readImports(root, file)])));
  return cycles;
}

/** Reports an import of a file that imports this one, directly or through others. */
const noCycle = {
  create(context) {
    const file = toProjectPath(context);
    return visitImports((node, specifier) => {
      if (!specifier.startsWith('.')) return;
      const known = getCycles(context.cwd);
      const own = known.get(file);
      if (own !== undefined && known.get(resolveImport(file, specifier)) === own)
        context.report({
          node,
          message: `Dependency cycle detected: ${specifier} imports this file too.`,
        });
    });
  },
};

export default { meta: { name: 'tillview' }, rules: { layers, 'no-cycle': noCycle } };

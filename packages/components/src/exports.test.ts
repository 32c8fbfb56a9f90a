// Storybook shows what the package exports, and documents the props with the comments that are checked here.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

type Exported = { name: string; file: string };

/** The folders that `index.ts` exports. */
const folders = [...read('index.ts').matchAll(/'\.\/([\w-]+)\/index\.ts'/g)].map(
  ([, folder = '']) => folder,
);

/** The names that a folder exports, either values or types, with their files. */
function listExports(folder: string, kind: 'values' | 'types'): Exported[] {
  const pattern =
    kind === 'types'
      ? /export type \{([^}]*)\} from '\.\/(.*?)'/g
      : /export \{([^}]*)\} from '\.\/(.*?)'/g;
  return [...read(`${folder}/index.ts`).matchAll(pattern)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, file: `${folder}/${file}` })),
  );
}

/** The components that stories show: the main component of a page, and its subcomponents. */
const shown = new Set(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(read)
    .flatMap((story) => [
      ...[...story.matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => name),
      ...[...story.matchAll(/\bsubcomponents: \{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ]),
);

/** Whether a value is a component: constants are in capitals, and contexts render nothing. */
const isComponent = ({ name }: Exported): boolean =>
  /^[A-Z]\w*[a-z]\w*$|^H$/.test(name) && !name.endsWith('Context');

/** The props of a type that lack a comment. */
function listUndocumented({ name, file }: Exported): string[] {
  const source = read(file);
  const start = source.search(new RegExp(`export type ${name}\\b`));
  const body = source
    .slice(start, source.slice(start).search(/;\n(?!  )|\n\n/) + start)
    .split('\n');
  return body.flatMap((line, index) => {
    const [, prop] = /^ {2}(\w+|'[\w-]+')\??: /.exec(line) ?? [];
    const isKnown = prop === undefined || prop === 'className' || prop === 'children';
    return isKnown || body[index - 1]?.trim().endsWith('*/') ? [] : [`${name}.${prop}`];
  });
}

it('every exported component has a story', () => {
  const components = folders.flatMap((folder) => listExports(folder, 'values')).filter(isComponent);
  expect(components.length).toBeGreaterThan(60);
  expect(
    components.filter(({ name }) => !shown.has(name)).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

it('every prop of an exported component has a comment', () => {
  const props = folders
    .flatMap((folder) => listExports(folder, 'types'))
    .filter(({ name }) => name.endsWith('Props'));
  expect(props.length).toBeGreaterThan(60);
  expect(props.flatMap(listUndocumented)).toEqual([]);
});

// Storybook shows what the package exports, and documents the props with the comments that are checked here.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The values that `index.ts` exports, with their files. */
const exported = [...read('index.ts').matchAll(/export \{([^}]*)\} from '\.\/(.*?)'/g)].flatMap(
  ([, names = '', file = '']) =>
    [...names.matchAll(/(?<!type )\b[A-Z]\w*/g)].map(([name]) => ({ name, file })),
);

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

/** The exported components: constants are in capitals, contexts render nothing, and one story shows all icons. */
const components = exported.filter(
  ({ name, file }) =>
    /^[A-Z]\w*[a-z]\w*$|^H$/.test(name) && !name.endsWith('Context') && file !== 'icons/icons.tsx',
);

/** The props of a type that lack a comment. */
function listUndocumented(name: string, source: string): string[] {
  const start = source.indexOf(`export type ${name} `);
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
  expect(components.length).toBeGreaterThan(60);
  expect(
    components.filter(({ name }) => !shown.has(name)).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

it('every prop of an exported component has a comment', () => {
  const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z-]+\/[a-z-]+\.tsx?$/.test(file))
    .map(read);
  const props = components.flatMap(({ name }) =>
    sources
      .filter((source) => source.includes(`export type ${name}Props `))
      .map((source) => [`${name}Props`, source] as const),
  );
  expect(props.length).toBeGreaterThan(60);
  expect(props.flatMap(([name, source]) => listUndocumented(name, source))).toEqual([]);
});

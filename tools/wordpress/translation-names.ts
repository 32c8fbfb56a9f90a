import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { findStrings } from './find-strings.mjs';

const I18N = '@wordpress/i18n';
/** The functions that programs for translators find by their name. */
const NAMES: readonly string[] = ['__', '_n', '_x', '_nx'];

/**
 * Removes the imports of the translation functions from a module, so that their calls refer to globals: the build
 * shortens the names of imports, but not those of globals. Throws if one is imported under another name.
 */
export function removeTranslationImports(file: string, source: string): string {
  if (!source.includes(I18N)) return source;
  let code = source;
  for (const node of parseSync(file, source).program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== I18N) continue;
    const kept = node.specifiers.filter((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        throw new Error(`${file}: import the functions of ${I18N} by their names.`);
      const { name } = specifier.imported;
      if (NAMES.includes(name) && specifier.local.name !== name)
        throw new Error(`${file}: ${name}() must keep its name, or no text of it is found.`);
      return !NAMES.includes(name);
    });
    const names = kept.map(({ start, end }) => source.slice(start, end)).join(', ');
    const rest = names === '' ? '' : `import { ${names} } from '${I18N}';`;
    code = code.slice(0, node.start) + rest + code.slice(node.end);
  }
  return code;
}

const CALL = /(?<![\w$.])(__|_nx?|_x)\(/g;

/**
 * A Vite plugin that keeps the names of the translation functions in the build: an extraction from its files, as that of
 * translate.wordpress.org, finds the same texts as one from the sources. Each file reads the functions from the global of
 * WordPress.
 */
export function translationNames(): Plugin {
  /** The functions that a chunk calls, by its first module. */
  const used = new Map<string | undefined, readonly string[]>();
  return {
    name: 'tillview-translation-names',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler: (code, id) => ({ code: removeTranslationImports(id, code), map: null }),
    },
    // Before names are shortened: afterwards, a name can be that of something else.
    renderChunk(code, { moduleIds }) {
      const names = [...code.matchAll(CALL)].map(([, name = '']) => name);
      used.set(moduleIds[0], [...new Set(names)].toSorted());
      return null;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const names = used.get(chunk.moduleIds[0]) ?? [];
          // Not `wp` alone: a shortened name in the chunk can be the same.
          if (names.length > 0)
            chunk.code = `const{${names.join(',')}}=window.wp.i18n;${chunk.code}`;
        }
      },
    },
  };
}

const listStrings = (files: ReadonlyMap<string, string>) =>
  new Set(
    [...files].flatMap(([name, source]) =>
      findStrings(name, source).strings.map(({ context, text, plural }) =>
        JSON.stringify([context, text, plural]),
      ),
    ),
  );

/** The strings of source files that an extraction does not find in the built ones; both by their names. */
export function findLostStrings(
  sources: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, string>,
): string[] {
  const found = listStrings(built);
  return [...listStrings(sources)].filter((text) => !found.has(text));
}

/** A Vite plugin that fails if an extraction from the build does not find each string of its modules. */
export function checkStrings(): Plugin {
  return {
    name: 'tillview-check-strings',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const modules = chunks
          .flatMap((chunk) => Object.entries(chunk.modules))
          .filter(([id, { renderedLength }]) => renderedLength > 0 && /^[^\0]+\.tsx?$/.test(id))
          .map(([id]) => [id, readFileSync(id, 'utf8')] as const);
        const lost = findLostStrings(
          new Map(modules),
          new Map(chunks.map(({ fileName, code }) => [fileName, code])),
        );
        if (lost.length > 0)
          throw new Error(`Programs for translators do not find in the build: ${lost.join(', ')}`);
      },
    },
  };
}

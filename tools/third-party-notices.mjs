// Writes the licences of all packages that a build bundles. The packages are found by the modules of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The name of the notices file beside the build. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const LICENSE_FILES = /^(licen[cs]e|copying|notice|unlicense)([.-].*)?$/i;

/** The licences with which a package may be distributed under GPL-2.0-or-later; see docs/licenses.md. */
const COMPATIBLE_LICENSES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'GPL-2.0-or-later',
]);

const RULE = '-'.repeat(80);

/** The text of the MIT licence, for packages that name it but do not include its text. */
const mitText = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** The folder and the `package.json` of the package that a module belongs to; `undefined` for our own modules. */
export function findPackage(moduleId) {
  const [file = ''] = moduleId.replace(/^\0/, '').split('?');
  const [, root] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  if (!root || !existsSync(path.join(root, 'package.json'))) return undefined;
  return { root, data: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) };
}

/**
 * The licence texts of a package. Throws when its licence is not known to be compatible, or when it has no text and names
 * no licence whose text is known here.
 */
export function licenseTextOf({ root, data }) {
  if (!COMPATIBLE_LICENSES.has(data.license))
    throw new Error(
      `${data.name} is bundled, but its licence (${data.license}) is not in the list of tools/third-party-notices.mjs. See docs/licenses.md.`,
    );
  const files = readdirSync(root)
    .filter((name) => LICENSE_FILES.test(name))
    .toSorted();
  if (files.length > 0)
    return files.map((name) => readFileSync(path.join(root, name), 'utf8').trim()).join('\n\n');
  if (data.license !== 'MIT')
    throw new Error(
      `${data.name} is bundled, but has no licence file: its licence (${data.license}) cannot be shipped. Replace the package, or add the text to tools/third-party-notices.mjs.`,
    );
  const { author } = data;
  return mitText(
    (typeof author === 'string' ? author : author?.name) ?? `the authors of ${data.name}`,
  );
}

/** Formats the notices as one text; packages with the same licence text share it. */
export function formatNotices(packages) {
  const groups = new Map();
  for (const one of packages) {
    const text = licenseTextOf(one);
    groups.set(text, [...(groups.get(text) ?? []), one]);
  }
  const parts = [...groups].map(([text, members]) => {
    const names = members.map(({ data }) => `${data.name} ${data.version} (${data.license})`);
    return `${RULE}\n${names.join('\n')}\n\n${text}\n`;
  });
  return `Tillview is distributed with the following software.\n\n${parts.join('\n')}`;
}

/** A Vite plugin that emits the notices of all bundled packages. */
export function thirdPartyNotices() {
  const packages = new Map();
  return {
    name: 'tillview-third-party-notices',
    apply: 'build',
    // The chunks of the finished build do not list style modules, so their packages are collected when they are parsed.
    moduleParsed({ id }) {
      const found = /\.css(\?|$)/.test(id) ? findPackage(id) : undefined;
      if (found) packages.set(found.root, found);
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const found = findPackage(id);
          if (found) packages.set(found.root, found);
        }
      const sorted = [...packages.values()].toSorted((a, b) =>
        a.data.name < b.data.name ? -1 : 1,
      );
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: formatNotices(sorted) });
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { getAnchor } from './check-references.mjs';

const DOCS = path.resolve(import.meta.dirname, '../docs');

/** The documents for the owner of a store, the first of which the help links open. */
const NAMES = [
  'reading-your-figures',
  'estimates',
  'profit',
  'currencies',
  'taxes',
  'ledger',
] as const;

/** The folder of the pages in the build; `wordpress/plugin/includes/integrations/links.php` has the first. */
const FOLDER = 'help';

const fileOf = (name: string) => `${FOLDER}/${name}.html`;

/** The colours are those of packages/components/src/tokens.css. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 6rem; overflow-wrap: break-word; background: light-dark(#fff, #191e23); color: light-dark(#1d2327, #eef0f2); }
h1, h2 { line-height: 1.25; }
h2 { margin-top: 2.5rem; scroll-margin-top: 1rem; }
:target { border-inline-start: 4px solid light-dark(#2f55d4, #8ea8ff); padding-inline-start: 0.75rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 28rem; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid light-dark(#dcdcde, #3a424a); text-align: start; vertical-align: top; }
code { font-size: 0.9em; }
a { color: light-dark(#2f55d4, #8ea8ff); }
`;

/** Where a link of a document leads in its page; undefined if there is no such page, so that only its text is shown. */
function getTarget(href: string): string | undefined {
  if (/^(?:https:|#)/.test(href)) return href;
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return NAMES.some((known) => known === name) ? `${name}.html${anchor}` : undefined;
}

/** Returns the page of a document, which needs no other file. */
export function renderHelpPage(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        return `<h${depth} id="${getAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = getTarget(href);
        return target === undefined ? text : `<a href="${target}">${text}</a>`;
      },
    },
  });
  const [, title = ''] = /^# (.*)$/m.exec(markdown) ?? [];
  const content = marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ‹ Tillview</title>
<style>${STYLE}</style>
</head>
<body><main>
${content}</main></body>
</html>
`;
}

const readPage = (name: string) =>
  renderHelpPage(readFileSync(path.join(DOCS, `${name}.md`), 'utf8'));

/**
 * Adds the documents for the owner of a store to a build as pages, for `import url from '….md?help'`, which is the URL of the
 * page. In development the server of Vite renders them.
 */
export function helpPages(): Plugin {
  let isBuild = false;
  return {
    name: 'tillview-help-pages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      if (!id.endsWith('.md?help')) return undefined;
      const file = fileOf(path.basename(id, '.md?help'));
      if (!isBuild) return `export default ${JSON.stringify(`/${file}`)};`;
      const [opened] = NAMES.map((name) =>
        this.emitFile({ type: 'asset', fileName: fileOf(name), source: readPage(name) }),
      );
      return `export default import.meta.ROLLUP_FILE_URL_${opened};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = NAMES.find((known) => request.url === `/${fileOf(known)}`);
        if (!name) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(readPage(name));
      });
    },
  };
}

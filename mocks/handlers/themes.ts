import { http, HttpResponse, type RequestHandler } from 'msw';
import { requires } from '../auth.ts';
import type { DemoStore } from '../demo-store-types.ts';
import type { Route } from './route.ts';

type Theme = {
  /** The name of the directory of the theme. */
  stylesheet: string;
  name: string;
  description: string;
  /** Background, text and accent colours. */
  colors: readonly [string, string, string];
};

/** The installed themes; the first one is active. */
const THEMES: readonly Theme[] = [
  {
    stylesheet: 'market-street',
    name: 'Market Street',
    description: 'A light theme with large product pictures.',
    colors: ['#fdfbf7', '#2b2622', '#b4532a'],
  },
  {
    stylesheet: 'night-market',
    name: 'Night Market',
    description: 'A dark theme with a wide header.',
    colors: ['#15181f', '#f1f1ec', '#f2b84b'],
  },
  {
    stylesheet: 'plain-counter',
    name: 'Plain Counter',
    description: 'A theme with one column and few colors.',
    colors: ['#ffffff', '#111111', '#2f6f5e'],
  },
];

/** The themes of the site. */
export const themeRoutes: readonly Route[] = [
  {
    path: '/wp/v2/themes',
    permission: requires(
      'switch_themes',
      'rest_cannot_view_themes',
      'Sorry, you are not allowed to view themes.',
    ),
    handle: ({ site }) => ({
      body: THEMES.map(({ stylesheet, name, description }, index) => ({
        stylesheet,
        template: stylesheet,
        version: '1.0',
        screenshot: `${site}/wp-content/themes/${stylesheet}/screenshot.png`,
        name: { raw: name, rendered: name },
        description: { raw: description, rendered: description },
        status: index === 0 ? 'active' : 'inactive',
      })),
    }),
  },
];

/** Handles the preview of the store's front page in a theme, as in WordPress: `/?wp_theme_preview=…`. */
export function createPreviewHandler(store: DemoStore): RequestHandler {
  return http.get('*/', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const stylesheet = searchParams.get('wp_theme_preview');
    if (pathname !== '/' || stylesheet === null) return undefined;
    const theme = THEMES.find((known) => known.stylesheet === stylesheet);
    return theme
      ? HttpResponse.html(renderPage(store, theme), { headers: PREVIEW_HEADERS })
      : new HttpResponse('', { status: 404 });
  });
}

/** The page loads nothing and uses only inline styles. */
const PREVIEW_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

function renderPage({ db }: DemoStore, { colors: [background, text, accent] }: Theme): string {
  const { blogname } = db.options;
  const title = typeof blogname === 'string' ? escapeText(blogname) : '';
  const products = db.products.slice(0, 6).map(({ name }) => `<li>${escapeText(name)}</li>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 0; background: ${background}; color: ${text}; font: 16px/1.5 Georgia, serif; }
  header { padding: 24px; border-bottom: 4px solid ${accent}; }
  h1 { margin: 0; font-size: 24px; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 16px; margin: 24px; padding: 0; list-style: none; }
  li { padding: 56px 12px 12px; border: 1px solid ${accent}; }
</style>
<header><h1>${title}</h1></header>
<main><ul>${products.join('')}</ul></main>
</html>`;
}

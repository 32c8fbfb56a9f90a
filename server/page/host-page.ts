import type { HostConfig } from '../../src/host/host-config.ts';
import { toHtmlText } from '../site/html-text.ts';
import { directionOf } from './text-direction.ts';

/** The files that a page loads; all are addresses on this server. */
export type PageFiles = {
  styles: readonly string[];
  /** Classic scripts, before the app. */
  scripts: readonly string[];
  modules: readonly string[];
  preloads: readonly string[];
  icon: string;
};

/** What fills the content area: the app, or a message in its place. */
export type PageContent =
  | { kind: 'app' }
  | {
      kind: 'message';
      title: string;
      text: string;
      /** The address that Retry opens; absent where another try cannot help. */
      retry?: string | undefined;
    };

export type HostPage = {
  config: HostConfig;
  content: PageContent;
  /** The screens to list: label and path in the app. */
  menu: readonly { label: string; path: string }[];
  files: PageFiles;
  /** The in-app path, `/` for the root. */
  path: string;
};

const MODES: Readonly<Record<HostConfig['mode'], string>> = {
  demo: 'Demo store',
  proxy: 'Connected store',
  wordpress: '',
};

/** JSON for the inside of a script element: no text in it can end the element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function menuItems(
  menu: HostPage['menu'],
  { pageSlug, adminUrl }: HostConfig,
  current: string,
): string {
  return menu
    .map(({ label, path }) => {
      const query = new URLSearchParams({ page: pageSlug, path });
      const mark = path === current ? ' aria-current="page"' : '';
      return `<li><a href="${toHtmlText(`${adminUrl}admin.php?${query.toString()}`)}" data-path="${toHtmlText(path)}"${mark}>${toHtmlText(label)}</a></li>`;
    })
    .join('');
}

/** The host page, whose own texts are English in every locale: admin bar, menu and content area, like a page of the WordPress admin. */
export function renderHostPage({ config, content, menu, files, path }: HostPage): string {
  const title = config.storeName ? `Analytics ‹ ${config.storeName}` : 'Analytics';
  const main =
    content.kind === 'app'
      ? `<div id="tillview-root"></div>
<noscript><p class="host-message">Tillview needs JavaScript. Turn it on in your browser to see the reports.</p></noscript>`
      : `<div class="host-message"><h1>${toHtmlText(content.title)}</h1><p>${toHtmlText(content.text)}</p>${content.retry === undefined ? '' : `<a class="host-message__retry" href="${toHtmlText(content.retry)}">Retry</a>`}</div>`;
  const app =
    content.kind === 'app'
      ? [
          `<script type="application/json" id="tillview-host">${toScriptJson(config)}</script>`,
          ...files.modules.map((src) => `<script type="module" src="${toHtmlText(src)}"></script>`),
        ].join('\n')
      : '';
  return `<!doctype html>
<html lang="en" dir="${directionOf(config.locale)}" data-tillview-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${toHtmlText(title)}</title>
<link rel="icon" href="${toHtmlText(files.icon)}" type="image/svg+xml">
${(content.kind === 'app' ? files.preloads : []).map((href) => `<link rel="modulepreload" href="${toHtmlText(href)}">`).join('\n')}
${files.styles.map((href) => `<link rel="stylesheet" href="${toHtmlText(href)}">`).join('\n')}
</head>
<body class="host">
<a class="host-skip" href="#host-content">Skip to main content</a>
<header class="host-bar">
<button class="host-bar__toggle" type="button" aria-expanded="false" aria-controls="host-menu" hidden>Menu</button>
<span class="host-bar__site">${toHtmlText(config.storeName || 'Tillview')}</span>
<span class="host-bar__mode">${MODES[config.mode]}</span>
${config.user ? `<span class="host-bar__user">${toHtmlText(config.user.name)}</span>` : ''}
</header>
<div class="host-frame">
<nav class="host-menu" id="host-menu" aria-label="Admin menu">
<div class="host-menu__lists">
<p class="host-menu__group">Analytics</p>
<ul>${menuItems(menu, config, path)}</ul>
<div id="host-favorites"></div>
</div>
</nav>
${files.scripts.map((src) => `<script src="${toHtmlText(src)}"></script>`).join('\n')}
<main class="host-content" id="host-content" tabindex="-1">
${main}
</main>
</div>
${app}
</body>
</html>
`;
}

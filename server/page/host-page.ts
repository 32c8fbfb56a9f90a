import { createI18n, type I18n, type LocaleData } from '@wordpress/i18n';
import type { HostConfig } from '../../src/host/host-config.ts';
import { toHtmlText } from '../site/html-text.ts';
import { asRecord, readText } from '../site/read-json.ts';
import type { Entry } from '../../src/screens.ts';
import { directionOf } from './text-direction.ts';

/** The files that a page loads, as paths on this server. */
export type PageFiles = {
  styles: readonly string[];
  /** Classic scripts, which run before the app. */
  scripts: readonly string[];
  modules: readonly string[];
  preloads: readonly string[];
  /** The script that sends the first requests of the app; `undefined` for a screen without one. */
  firstRequests?: string | undefined;
  /** The script that shows the page as it was left; `undefined` in development. */
  keptPage?: string | undefined;
  icon: string;
};

/** The content area: the app, or a message instead of it. */
export type PageContent =
  | { kind: 'app' }
  | {
      kind: 'message';
      title: string;
      text: string;
      /** The URL of the Retry link; absent if a retry cannot help. */
      retry?: string | undefined;
    };

export type HostPage = {
  config: HostConfig;
  content: PageContent;
  /** The translated texts of the page; `undefined` for English. */
  translation?: LocaleData | undefined;
  /** The screens to list, in the order of their groups. */
  menu: readonly Entry[];
  files: PageFiles;
  /** The in-app path, `/` for the root. */
  path: string;
};

function getModeLabel({ __ }: I18n, mode: HostConfig['mode']): string {
  if (mode === 'demo') return __('Demo store', 'tillview');
  return mode === 'proxy' ? __('Connected store', 'tillview') : '';
}

/** The language of the page's own texts, as a language tag such as `pt-BR`. */
function languageOf(translation: LocaleData | undefined): string {
  const language = readText(asRecord(translation?.[''])['lang']);
  return language ? language.replaceAll('_', '-') : 'en';
}

/** Escapes JSON for a script element: no text in it can close the element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Renders the list of the menu: each entry opens the first of its screens. */
function menuList({ menu, config, path: current }: HostPage, { __: lookUp }: I18n): string {
  const items = menu.flatMap(({ title, tabs }) => {
    const [first] = tabs;
    if (!first) return [];
    const query = new URLSearchParams({ page: config.pageSlug, path: first.path });
    const isCurrent = tabs.some(({ path }) => path === current);
    const mark = isCurrent ? ` aria-current="${first.path === current ? 'page' : 'true'}"` : '';
    const href = toHtmlText(`${config.adminUrl}admin.php?${query.toString()}`);
    return `<li><a href="${href}" data-path="${toHtmlText(first.path)}"${mark}>${toHtmlText(lookUp(title, 'tillview'))}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Renders the host page: admin bar, menu and content area, like a page of the WordPress admin. */
export function renderHostPage(page: HostPage): string {
  const { config, content, files, translation } = page;
  const i18n = createI18n<string>(translation, 'tillview');
  const { __ } = i18n;
  const analytics = __('Analytics', 'tillview');
  const title = config.storeName ? `${analytics} ‹ ${config.storeName}` : analytics;
  // Identifies the build for src/start/kept-page.ts.
  const build = files.keptPage ? ` data-build="${toHtmlText(files.modules.join(' '))}"` : '';
  const keptPage = files.keptPage ? `<script src="${toHtmlText(files.keptPage)}"></script>` : '';
  const main =
    content.kind === 'app'
      ? `<div id="tillview-root"${build}><p class="tillview-not-loaded" role="alert">${[
          __('Tillview could not be loaded. Check the connection and reload the page.', 'tillview'),
          __(
            'If this message appears again, another plugin or a browser extension may block its scripts.',
            'tillview',
          ),
        ]
          .map(toHtmlText)
          .join(' ')} <a href="">${toHtmlText(__('Reload', 'tillview'))}</a></p></div>
${keptPage}
<noscript><p class="host-message">${toHtmlText(__('Tillview needs JavaScript. Turn it on in your browser to see the reports.', 'tillview'))}</p></noscript>`
      : `<div class="host-message"><h1>${toHtmlText(content.title)}</h1><p>${toHtmlText(content.text)}</p>${content.retry === undefined ? '' : `<a class="host-message__retry" href="${toHtmlText(content.retry)}">${toHtmlText(__('Retry', 'tillview'))}</a>`}</div>`;
  const app =
    content.kind === 'app'
      ? [
          ...(translation
            ? [
                `<script type="application/json" id="tillview-translation">${toScriptJson(translation)}</script>`,
              ]
            : []),
          ...files.modules.map((src) => `<script type="module" src="${toHtmlText(src)}"></script>`),
        ].join('\n')
      : '';
  const settings =
    content.kind === 'app'
      ? `<script type="application/json" id="tillview-host">${toScriptJson(config)}</script>`
      : '';
  const first =
    content.kind === 'app' && files.firstRequests
      ? `<script src="${toHtmlText(files.firstRequests)}"></script>`
      : '';
  return `<!doctype html>
<html lang="${toHtmlText(languageOf(translation))}" dir="${directionOf(config.locale)}" data-tillview-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${toHtmlText(title)}</title>
${settings}
${first}
<link rel="icon" href="${toHtmlText(files.icon)}" type="image/svg+xml">
${(content.kind === 'app' ? files.preloads : []).map((href) => `<link rel="modulepreload" href="${toHtmlText(href)}">`).join('\n')}
${files.styles.map((href) => `<link rel="stylesheet" href="${toHtmlText(href)}">`).join('\n')}
</head>
<body class="host">
<a class="host-skip" href="#host-content">${toHtmlText(__('Skip to main content', 'tillview'))}</a>
<header class="host-bar">
<button class="host-bar__toggle" type="button" aria-expanded="false" aria-controls="host-menu">${toHtmlText(__('Menu', 'tillview'))}</button>
<span class="host-bar__site">${toHtmlText(config.storeName || 'Tillview')}</span>
<span class="host-bar__mode">${toHtmlText(getModeLabel(i18n, config.mode))}</span>
${config.user ? `<span class="host-bar__user">${toHtmlText(config.user.name)}</span>` : ''}
</header>
<div class="host-frame">
<nav class="host-menu" id="host-menu" aria-label="${toHtmlText(__('Admin menu', 'tillview'))}">
<div class="host-menu__lists">
${menuList(page, i18n)}
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

import { getNewPath } from './url.ts';
import { getAdminPage, getHistory } from './configuration.ts';
import { ADMIN_FILE, ROOT_PATH, toUrl } from './history.ts';
import { getQueryText, parseQuery } from './query-string.ts';

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const ADMIN_SCRIPT = /^[^?#]*\.php(?:[?#]|$)/i;

/**
 * The absolute URL of a link: an absolute URL, an admin file (`post.php?…`), or an in-app path with or without
 * parameters. Anything else gives the app's root.
 */
export function parseAdminUrl(url: string): URL {
  const base = getHistory().baseUrl;
  if (ABSOLUTE.test(url) || ADMIN_SCRIPT.test(url)) {
    const parsed = toUrl(url, base);
    if (parsed) return parsed;
    return new URL(getNewPath({}, ROOT_PATH, {}), base);
  }
  const [target = ''] = url.split('#', 1);
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? {} : parseQuery(target.slice(mark));
  return new URL(getNewPath(query, path, {}), base);
}

/** Whether a URL, by default the current one, belongs to the app's admin page. */
export function isWCAdmin(url: string = getHistory().baseUrl): boolean {
  const file = url.indexOf(`${ADMIN_FILE}?`);
  if (file < 0) return false;
  const [search = ''] = url.slice(file + ADMIN_FILE.length).split('#', 1);
  return getQueryText(parseQuery(search), 'page') === getAdminPage();
}

/**
 * Navigates to any URL: within the app without a page load and scrolled to the top, otherwise with a page load. Throws
 * a TypeError for schemes other than http and https, which could run a script.
 */
export function navigateTo({ url }: { url: string }): void {
  const history = getHistory();
  const target = parseAdminUrl(url);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new TypeError(`Only http and https URLs can be opened: ${url}`);
  }
  const current = new URL(history.baseUrl);
  const isSameFile = target.origin === current.origin && target.pathname === current.pathname;
  if (isSameFile && isWCAdmin(current.href) && isWCAdmin(target.href)) {
    history.scrollToTop();
    history.push(target.href);
  } else {
    history.load(target.href);
  }
}

import { parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** Every element of Tillview is inside one of these; all but the first are appended to the page. */
const ROOTS = ':where(#tillview-root, .tillview-portal, .tillview-chart-tooltip)';

/** Every element inside one of the roots. */
const INSIDE = ':where(#tillview-root *, .tillview-portal *, .tillview-chart-tooltip *)';

/** Libraries with their own styles render only inside the calendar. Their classes begin with a capital letter. */
const CALENDAR = ':where(.tillview-calendar)';
const LIBRARY = /^\.[A-Z]/;

/** Raises the specificity by three ids, above the rules of the admin and the reset, and matches every element. */
const BOOST = ':not(#tillview#own#style)';

const PSEUDO_ELEMENT = /::|:(?=(before|after|first-line|first-letter)\b)/;

/**
 * Limits a selector to elements of Tillview, with a higher specificity than the rules of the admin. Rules for the page
 * apply to the roots, rules of libraries only inside the calendar, and others without a class of Tillview inside the
 * roots.
 */
export function scopeSelector(selector: string): string {
  let scoped = selector;
  if (selector === ':root') scoped = ROOTS;
  else if (selector.startsWith(':root')) scoped = `${selector} ${ROOTS}`;
  else if (LIBRARY.test(selector)) scoped = `${CALENDAR} ${selector}`;
  const inside = scoped === selector && !selector.includes('.tillview-') ? INSIDE : '';
  const end = PSEUDO_ELEMENT.exec(scoped)?.index ?? scoped.length;
  return scoped.slice(0, end) + inside + BOOST + scoped.slice(end);
}

const isNested = ({ parent }: Rule) => parent?.type === 'rule';
const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

/** Scopes every rule of a style sheet except keyframes and nested rules, which depend on their parent rule. */
export function scopeStyles(css: string, fileName?: string): string {
  const sheet = parse(css, { from: fileName });
  sheet.walkRules((rule) => {
    if (isNested(rule) || isKeyframe(rule)) return;
    rule.selectors = rule.selectors.map(scopeSelector);
  });
  return sheet.toString();
}

/** A Vite plugin that scopes every style sheet except the reset, which applies to the whole page. */
export function scopedStyles(): Plugin {
  return {
    name: 'tillview-scoped-styles',
    apply: 'build',
    transform: {
      filter: { id: { include: /\.css$/, exclude: /admin-reset\.css$/ } },
      handler: (code, id) => ({ code: scopeStyles(code, id), map: null }),
    },
  };
}

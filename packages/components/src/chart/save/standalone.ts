import { toPlainColour } from './plain-colour.ts';

/** What a shape or text looks like, as SVG attributes. */
const SHAPE = [
  'opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
];
const TEXT = ['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor'];
const TEXT_STYLES = ['font-variant-numeric', 'unicode-bidi', 'direction'];
const PAINTS = ['fill', 'stroke'];
/** What follows the pointer is no part of the picture, nor what only catches it. */
const PASSING = '.tillview-chart__hover, .tillview-chart__span, .tillview-chart__catch';
const DRAWN = new Set(['path', 'rect', 'circle', 'line', 'text']);
/** What an attribute says when nothing is said: not worth its bytes. */
const USUAL: Readonly<Record<string, string>> = {
  opacity: '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
};

function paint(copy: Element, style: CSSStyleDeclaration, name: string): void {
  const { colour, opacity } = toPlainColour(style.getPropertyValue(name) || 'none');
  const whole = opacity * Number(style.getPropertyValue(`${name}-opacity`) || 1);
  copy.setAttribute(name, whole === 0 ? 'none' : colour);
  if (whole > 0 && whole < 1) copy.setAttribute(`${name}-opacity`, String(whole));
}

function dress(copy: Element, style: CSSStyleDeclaration): void {
  const isText = copy.localName === 'text';
  for (const name of PAINTS) paint(copy, style, name);
  const names = isText ? [...SHAPE.slice(0, 1), ...TEXT] : SHAPE;
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value && value !== USUAL[name]) copy.setAttribute(name, value);
    else copy.removeAttribute(name);
  }
  if (copy.getAttribute('stroke') === 'none')
    for (const name of SHAPE.slice(1)) copy.removeAttribute(name);
  if (!isText) return;
  const rest = TEXT_STYLES.flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value ? [`${name}: ${value}`] : [];
  });
  copy.setAttribute('style', rest.join('; '));
}

/**
 * Copies a drawing so that it looks the same without our style sheets: computed colours, lines and type become
 * attributes; classes, data and what follows the pointer are left out.
 */
export function toStandalone(source: Element, view: Window): Element | null {
  const style = view.getComputedStyle(source);
  if (source.matches(PASSING) || style.display === 'none') return null;
  const copy = source.ownerDocument.createElementNS(source.namespaceURI, source.localName);
  for (const { name, value } of source.attributes)
    if (!/^(?:class|style|data-|aria-|role|tabindex)/.test(name)) copy.setAttribute(name, value);
  if (DRAWN.has(source.localName)) dress(copy, style);
  else if (style.opacity && style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  if (source.localName === 'text') copy.textContent = source.textContent;
  else
    for (const child of source.children) {
      const inside = toStandalone(child, view);
      if (inside) copy.append(inside);
    }
  return copy;
}

import { toPlainColour } from './plain-colour.ts';

/** The styles of shapes and texts that have an SVG attribute. */
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
/** Elements that follow the pointer or receive its events are not part of the picture. */
const TRANSIENT = '.tillview-chart__hover, .tillview-chart__brush, .tillview-chart__hit-area';
const SHAPES_AND_TEXT = new Set(['path', 'rect', 'circle', 'line', 'text']);
/** Default values: attributes that have them are left out. */
const DEFAULTS: Readonly<Record<string, string>> = {
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

function inlineStyles(copy: Element, style: CSSStyleDeclaration): void {
  const isText = copy.localName === 'text';
  for (const name of PAINTS) paint(copy, style, name);
  const names = isText ? [...SHAPE, ...TEXT] : SHAPE;
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value && value !== DEFAULTS[name]) copy.setAttribute(name, value);
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
 * Copies an SVG so that it looks the same without style sheets: computed colours, lines and fonts become attributes;
 * classes, data attributes and elements for the pointer are left out.
 */
export function toStandalone(source: Element, view: Window): Element | null {
  const style = view.getComputedStyle(source);
  if (source.matches(TRANSIENT) || style.display === 'none') return null;
  const copy = source.ownerDocument.createElementNS(source.namespaceURI, source.localName);
  for (const { name, value } of source.attributes)
    if (!/^(?:class|style|data-|aria-|role|tabindex)/.test(name)) copy.setAttribute(name, value);
  if (SHAPES_AND_TEXT.has(source.localName)) inlineStyles(copy, style);
  else if (style.opacity && style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  if (source.localName === 'text') copy.textContent = source.textContent;
  else
    for (const child of source.children) {
      const childCopy = toStandalone(child, view);
      if (childCopy) copy.append(childCopy);
    }
  return copy;
}

// jsdom matches its whole style sheet against an element for each property that is read, and discards the result after
// any change of the page. This takes a quarter of the time of these tests. Roles, names and visibility need three
// properties, which are computed here from the attributes and rules that can set them; jsdom computes all others.

const PROPERTIES = ['display', 'visibility', 'pointer-events'] as const;
type Property = (typeof PROPERTIES)[number];

/** Elements whose display depends on more than their tag name: jsdom computes their style. */
const SPECIAL = 'input[type="hidden" i], dialog, details, details > *, [popover]';
const ONE_CLASS = /^\.[\w-]+$/;

type Rule = { selector: string; values: Partial<Record<Property, string>> };
const rulesBySheet = new WeakMap<CSSStyleSheet, { length: number; rules: Rule[] }>();
const displayByTag = new Map<string, string>();

function readRules(sheet: CSSStyleSheet): Rule[] {
  const { length } = sheet.cssRules;
  const known = rulesBySheet.get(sheet);
  if (known?.length === length) return known.rules;
  const rules = [...sheet.cssRules].flatMap((rule) => {
    if (!('selectorText' in rule)) return [];
    const { selectorText, style } = rule as CSSStyleRule;
    const found = PROPERTIES.map((name) => [name, style.getPropertyValue(name)] as const);
    const values = Object.fromEntries(found.filter(([, value]) => value));
    return Object.keys(values).length ? [{ selector: selectorText, values }] : [];
  });
  rulesBySheet.set(sheet, { length, rules });
  return rules;
}

const matches = (element: Element, selector: string) =>
  ONE_CLASS.test(selector)
    ? element.classList.contains(selector.slice(1))
    : element.matches(selector);

/** The value that the styles of the page set; the last rule wins, because all selectors are single classes. */
function declared(element: Element, property: Property): string {
  const inline = (element as HTMLElement).style?.getPropertyValue(property);
  if (inline) return inline;
  let value = '';
  for (const sheet of element.ownerDocument.styleSheets)
    for (const rule of readRules(sheet)) {
      const own = rule.values[property];
      if (own && matches(element, rule.selector)) value = own;
    }
  return value;
}

/** A faster `getComputedStyle` for jsdom, which is exact for roles, names and visibility. */
export function quickStyle(
  original: typeof globalThis.getComputedStyle,
): typeof globalThis.getComputedStyle {
  const display = (element: Element) => {
    const own = declared(element, 'display');
    if (own) return own;
    if (element.hasAttribute('hidden')) return 'none';
    let value = displayByTag.get(element.tagName);
    if (value === undefined) {
      const bare = element.cloneNode(false) as Element;
      for (const name of bare.getAttributeNames()) bare.removeAttribute(name);
      value = original(bare).display;
      displayByTag.set(element.tagName, value);
    }
    return value;
  };
  const inherited = (element: Element, property: Property, initial: string) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = declared(at, property);
      if (own && own !== 'inherit') return own;
    }
    return initial;
  };
  const read = (element: Element, property: Property) => {
    if (property === 'display') return display(element);
    return inherited(element, property, property === 'visibility' ? 'visible' : 'auto');
  };
  return function quickStyleOf(element, pseudo) {
    if (pseudo || element.matches(SPECIAL)) return original(element, pseudo);
    let full: CSSStyleDeclaration | undefined;
    const style = () => (full ??= original(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'display' || name === 'visibility') return read(element, name);
        if (name === 'pointerEvents') return read(element, 'pointer-events');
        if (name === 'getPropertyValue')
          return (property: string) =>
            PROPERTIES.includes(property as Property)
              ? read(element, property as Property)
              : style().getPropertyValue(property);
        const value: unknown = Reflect.get(style(), name);
        return typeof value === 'function' ? value.bind(style()) : value;
      },
    });
  };
}

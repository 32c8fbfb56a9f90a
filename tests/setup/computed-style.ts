// jsdom matches its whole style sheet against an element for each property that is read, and discards the result after
// any change of the page. This takes a quarter of the time of these tests. Roles, names, visibility and the positions
// of popovers need five properties, which are computed here from the attributes and rules that can set them; jsdom
// computes all others.

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity', 'direction'] as const;
type Property = (typeof PROPERTIES)[number];

/** The names that style objects have for the properties. */
const FIELDS = new Map<string | symbol, Property>([
  ...PROPERTIES.map((name) => [name, name] as const),
  ['pointerEvents', 'pointer-events'],
]);

/** The values of inherited properties that nothing sets. */
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto', direction: 'ltr' } as const;
const DIRECTION = /^(?:ltr|rtl)$/i;

/** Whether the display of an element depends on more than its tag name: jsdom computes its style. */
function isSpecial(element: Element): boolean {
  const { localName, parentElement } = element;
  return (
    localName === 'dialog' ||
    localName === 'details' ||
    parentElement?.localName === 'details' ||
    (localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden') ||
    element.hasAttribute('popover')
  );
}

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
  const inherited = (element: Element, property: keyof typeof INITIAL) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = declared(at, property);
      if (own && own !== 'inherit') return own;
      const dir = property === 'direction' ? at.getAttribute('dir') : undefined;
      if (dir && DIRECTION.test(dir)) return dir.toLowerCase();
    }
    return INITIAL[property];
  };
  const read = (element: Element, property: Property) => {
    if (property === 'display') return display(element);
    return property === 'opacity'
      ? declared(element, property) || '1'
      : inherited(element, property);
  };
  return function quickStyleOf(element, pseudo) {
    if (pseudo || isSpecial(element)) return original(element, pseudo);
    let full: CSSStyleDeclaration | undefined;
    const style = () => (full ??= original(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const known = FIELDS.get(name);
        if (known) return read(element, known);
        if (name === 'getPropertyValue')
          return (property: string) => {
            const quick = FIELDS.get(property);
            return quick ? read(element, quick) : style().getPropertyValue(property);
          };
        const value: unknown = Reflect.get(style(), name);
        return typeof value === 'function' ? value.bind(style()) : value;
      },
    });
  };
}

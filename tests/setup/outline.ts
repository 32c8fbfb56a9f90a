/** Attributes that are not written: those that number elements, and one that ends with a transition. */
const LEFT_OUT = new Set(['class', 'id', 'for', 'name', 'data-enter']);
const NUMBER_OF_REACT = /:r[0-9a-z]+:/g;
/** Attributes that refer to other elements; the texts of these elements are written instead. */
const REFERENCES = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
]);
/** Elements whose content is left out: drawings and the calendar of react-dates. */
const CLOSED = 'svg, .DayPicker';
const MAX_TEXT_LENGTH = 200;
/** The number of children that are written; the others are only counted. */
const MAX_CHILDREN = 8;

const shorten = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

/** Not trimmed: spaces at an end separate the text from the element beside it. */
const ownText = (element: Element) =>
  [...element.childNodes]
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : []))
    .join('');

function describeAttribute({ name, value }: Attr, { ownerDocument }: Element): string {
  if (!REFERENCES.has(name)) {
    const text = shorten(value.replace(NUMBER_OF_REACT, ''));
    return text ? `${name}=${text}` : name;
  }
  const texts = value.split(/\s+/).map((id) => {
    const found = ownerDocument.getElementById(id);
    return found ? shorten(found.textContent || found.localName) : 'nothing';
  });
  return `${name}: ${texts.join(' + ')}`;
}

function describeElement(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name.replace(/^tillview-/, '')}`);
  const isDrawing = element.localName === 'svg';
  const attributes = [...element.attributes]
    .filter(({ name }) => !LEFT_OUT.has(name))
    .filter(({ name }) => !isDrawing || /^(?:aria-|role$|width$|height$)/.test(name))
    .map((attribute) => ` [${describeAttribute(attribute, element)}]`);
  const text = ownText(element);
  return [element.localName, ...classes, ...attributes, text && ` “${shorten(text)}”`].join('');
}

type Part = { line: string; parts: readonly Part[]; lines: readonly string[] };

function toPart(element: Element): Part {
  const line = describeElement(element);
  const parts = element.matches(CLOSED) ? [] : [...element.children].map(toPart);
  return { line, parts, lines: [line, ...parts.flatMap(({ lines }) => lines)] };
}

function write({ line, parts, lines }: Part, written: Set<string>): string[] {
  if (parts.length === 0) return [line];
  const key = lines.join('\n');
  if (written.has(key)) return [`${line} (as before)`];
  written.add(key);
  const rest = parts.length - MAX_CHILDREN;
  return [
    line,
    ...parts
      .slice(0, MAX_CHILDREN)
      .flatMap((part) => write(part, written))
      .map((inner) => `  ${inner}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

/**
 * Describes an element and its descendants, one per line: tag, classes, attributes and own text. Elements that
 * `written` already contains are not repeated.
 */
export const outline = (element: Element, written: Set<string>): string[] =>
  write(toPart(element), written);

/** A piece of a cell: text, and where it leads as the store wrote it. */
export type CellPart = { text: string; href?: string };

/** The elements whose text is shown. Anything else is dropped with what it contains. */
const TEXT_ELEMENTS = new Set(
  'a abbr b bdi bdo br del div em i ins li p small span strong sub sup ul'.split(' '),
);

function readNode(node: Node, href: string | undefined): CellPart[] {
  if (node.nodeType === node.TEXT_NODE)
    return [{ text: node.nodeValue ?? '', ...(href === undefined ? {} : { href }) }];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const name = node.nodeName.toLowerCase();
  if (!TEXT_ELEMENTS.has(name)) return [];
  const own = name === 'a' && node instanceof Element ? node.getAttribute('href') : null;
  return readNodes(node.childNodes, own ?? href);
}

const readNodes = (nodes: NodeListOf<ChildNode>, href?: string): CellPart[] =>
  [...nodes].flatMap((node) => readNode(node, href));

/**
 * The text and the links of markup. It is parsed in a document of its own, which runs and loads nothing, and only texts
 * and addresses are taken from it.
 */
export function parseCell(markup: string): readonly CellPart[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const parts = readNodes(body.childNodes);
  const joined: CellPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.href === part.href) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined.filter(({ text }) => text !== '');
}

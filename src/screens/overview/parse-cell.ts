import { toTrustedHtml } from '@tillview/currency';

/** A part of a cell: text, and the unchanged `href` of its link. */
export type CellPart = { text: string; href?: string };

/** The elements whose text is shown. Other elements are dropped with their content. */
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
 * Extracts the text and the links from markup. The markup is parsed in a separate document, which runs no scripts and
 * loads nothing; only texts and URLs are used.
 */
export function parseCell(markup: string): readonly CellPart[] {
  const { body } = new DOMParser().parseFromString(toTrustedHtml(markup), 'text/html');
  const parts = readNodes(body.childNodes);
  const joined: CellPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.href === part.href) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined.filter(({ text }) => text !== '');
}

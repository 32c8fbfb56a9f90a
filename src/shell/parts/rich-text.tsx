import { getSafeHref } from '@tillview/components';
import { toTrustedHtml } from '@tillview/currency';
import { Fragment, useMemo, type ReactNode } from 'react';

/** The allowed elements, rendered without their attributes. */
const KEPT = ['b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'] as const;

/** The elements that are replaced by their content. All other elements are removed with their content. */
const UNWRAPPED: readonly string[] =
  'article bdi big blockquote dd del div dl dt figcaption metric font h1 h2 h3 h4 h5 h6 ins mark pre s section small span sub sup u'.split(
    ' ',
  );

function readNode(node: Node, key: number): ReactNode {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  const Kept = KEPT.find((kept) => kept === name);
  if (Kept === 'br') return <br key={key} />;
  const children = [...node.childNodes].map(readNode);
  if (Kept) return <Kept key={key}>{children}</Kept>;
  const href = name === 'a' ? getSafeHref(node.getAttribute('href')) : undefined;
  if (href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" className="tillview-link">
        {children}
      </a>
    );
  return name === 'a' || UNWRAPPED.includes(name) ? (
    <Fragment key={key}>{children}</Fragment>
  ) : null;
}

/**
 * Renders markup of the store as React elements: a few text elements, and links with a safe scheme, which open another
 * tab. The markup is parsed in a separate document, which runs no scripts and loads nothing, and is never inserted as
 * HTML.
 */
export function RichText({ markup, className }: { markup: string; className?: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(toTrustedHtml(markup), 'text/html');
    return [...body.childNodes].map(readNode);
  }, [markup]);
  return <div className={className}>{content}</div>;
}

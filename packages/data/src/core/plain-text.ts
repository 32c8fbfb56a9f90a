import { decodeEntities as decodeInDocument } from '@tillview/currency';

/** Elements that separate words, and all other HTML elements. A "<" that starts no element is part of the text. */
const BREAK = /<br\s*\/?>|<\/(?:p|div|li)\s*>/gi;
const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;

/**
 * Converts a name from the store to plain text: decodes its HTML entities and removes markup, which titles of products
 * can contain. Without a document (in Node) entities stay encoded, because decoding must not fail while an error is
 * being reported.
 */
export function decodeEntities(text: string): string {
  if (typeof document === 'undefined') return text;
  const plain = text.includes('<')
    ? text.replaceAll(BREAK, ' ').replaceAll(MARKUP, '').replaceAll(/ {2,}/g, ' ').trim()
    : text;
  return decodeInDocument(plain);
}

/** The separator after the name of a variable product, if the variation has no options: "Shirt - ". */
const DANGLING_SEPARATOR = /(?:\s+[-–—])+\s+$/;

/** Converts the name of an item from the store to plain text, without a separator that nothing follows. */
export function readName(text: string): string {
  return decodeEntities(text.replace(DANGLING_SEPARATOR, ''));
}

/** Converts a server message, which can contain markup, to plain text. */
export function toPlainText(message: string): string {
  return decodeEntities(message.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

import { decodeEntities as decodeInDocument } from '@wordpress/html-entities';

/**
 * Decodes the HTML entities of a text: the store encodes special characters in names and messages. Without a document
 * (in Node) the text stays encoded, because decoding must not fail while an error is being reported.
 */
export function decodeEntities(text: string): string {
  return typeof document === 'undefined' ? text : decodeInDocument(text);
}

/** Converts a server message, which can contain markup, to plain text. */
export function toPlainText(message: string): string {
  return decodeEntities(message.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

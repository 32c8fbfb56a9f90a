import { decodeEntities } from '@wordpress/html-entities';

/** Plain text of a server message that may contain markup. */
export function toPlainText(message: string): string {
  return decodeEntities(message.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

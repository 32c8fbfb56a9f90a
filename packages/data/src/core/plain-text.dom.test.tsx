import { expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

it.each([
  ['<p>A <strong>fatal</strong> error.</p>\n 1 &lt; 2', 'A fatal error. 1 < 2'],
  ['Tom&#039;s &amp; Co &mdash; 5&#8243;', "Tom's & Co — 5″"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['fish & chips; &unknown;', 'fish & chips; &unknown;'],
  ['', ''],
])('shows the server message %j as %j', (message, text) => {
  expect(toPlainText(message)).toBe(text);
});

import { expect, it } from 'vitest';
import { decodeEntities, readName, toPlainText } from './plain-text.ts';

it.each([
  ['<p>A <strong>fatal</strong> error.</p>\n 1 &lt; 2', 'A fatal error. 1 < 2'],
  ['Tom&#039;s &amp; Co &mdash; 5&#8243;', "Tom's & Co — 5″"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['fish & chips; &unknown;', 'fish & chips; &unknown;'],
  ['', ''],
])('shows the server message %j as %j', (message, text) => {
  expect(toPlainText(message)).toBe(text);
});

it.each([
  ['Jeans<br>Slim <em>fit</em> &amp; more', 'Jeans Slim fit & more'],
  ['Mug <br/> <span class="small">red</span>', 'Mug red'],
  ['Size < M, > S, <3', 'Size < M, > S, <3'],
  ['&lt;b&gt; sticker', '<b> sticker'],
])('shows the name %j as %j', (name, text) => {
  expect(decodeEntities(name)).toBe(text);
});

it.each([
  ['Shirt - ', 'Shirt'],
  ['Shirt &amp; Co -  - ', 'Shirt & Co'],
  ['Shirt – ', 'Shirt'],
  ['Shirt - Blue', 'Shirt - Blue'],
  ['Shirt -', 'Shirt -'],
  [' - ', ''],
])('shows the name of a variation %j as %j', (name, text) => {
  expect(readName(name)).toBe(text);
});

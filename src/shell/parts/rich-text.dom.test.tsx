import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const show = (markup: string) =>
  render(<RichText markup={markup} />).container.firstElementChild?.innerHTML;

it.each([
  ['plain text', 'A &amp; B', 'A &amp; B'],
  [
    'emphasis, without attributes',
    '<strong onclick="x()" style="x">a</strong>',
    '<strong>a</strong>',
  ],
  ['lists', '<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['the text of other text elements', '<div><h2>a</h2> <span>b</span></div>', 'a b'],
  ['no scripts and styles', 'a<script>b()</script><style>c{}</style>', 'a'],
  [
    'no frames, images and forms',
    '<iframe src="/x">a</iframe><img src=x onerror=b()><form>c</form>',
    '',
  ],
  ['no SVG or MathML', '<svg><a href="javascript:a()">b</a></svg><math>c</math>', ''],
  ['only the text of a link with a forbidden scheme', '<a href="java\tscript:a()">b</a>', 'b'],
])('keeps %s', (_, markup, shown) => {
  expect(show(markup)).toBe(shown);
});

it('opens links in another tab, which has no access to this one', () => {
  expect(show('<a href="https://shop.test/" onclick="x()" target="_top">a</a>')).toBe(
    '<a href="https://shop.test/" target="_blank" rel="noopener noreferrer" class="tillview-link">a</a>',
  );
});

import { describe, expect, it } from 'vitest';
import { fromHtmlText, toHtmlText } from './html-text.ts';

describe('fromHtmlText', () => {
  it.each([
    ['Tea &amp; Co', 'Tea & Co'],
    ['&EURO;&#8364;&#x20ac;&#X20AC;', '€€€€'],
    ['&lt;b&gt; &quot;it&#039;s&quot;', `<b> "it's"`],
    ['&amp;amp;', '&amp;'],
    ['&#1;&#x10ffff;', '\u{1}\u{10ffff}'],
    [
      '&#0;&#x110000;&#99999999;&unknown;&constructor;',
      '&#0;&#x110000;&#99999999;&unknown;&constructor;',
    ],
  ])('converts %j to %j', (text, plain) => {
    expect(fromHtmlText(text)).toBe(plain);
  });
});

it('toHtmlText makes plain text safe in HTML', () => {
  expect(toHtmlText(`<a title="it's">&</a>`)).toBe(
    '&lt;a title=&quot;it&#39;s&quot;&gt;&amp;&lt;/a&gt;',
  );
});

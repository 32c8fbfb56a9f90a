import { describe, expect, it } from 'vitest';
import { decodeEntities, toPlainText } from './plain-text.ts';

describe('decodeEntities', () => {
  it.each([
    ['Home &amp; Kitchen', 'Home & Kitchen'],
    ['5&#8243; &#x2014; &quot;Ü&quot;', '5″ — "Ü"'],
    ['Tom &#039;s &AMP; Co', "Tom 's & Co"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['fish & chips; &unknown; &#0; &#x110000;', 'fish & chips; &unknown; &#0; &#x110000;'],
    ['', ''],
  ])('reads %s as %s', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected);
  });
});

describe('toPlainText', () => {
  it('takes markup away, and keeps what the reader was meant to see', () => {
    expect(toPlainText('<p>A <strong>fatal</strong> error.</p>\n 1 &lt; 2')).toBe(
      'A fatal error. 1 < 2',
    );
  });
});

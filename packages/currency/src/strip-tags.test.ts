import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripTags } from './strip-tags.ts';

describe('stripTags', () => {
  it.each([
    ['<b>%1$s</b>%2$s', '%1$s%2$s'],
    ['<span class="a">%2$s</span>&nbsp;%1$s', '%2$s&nbsp;%1$s'],
    ['<!-- note <b> -->%1$s%2$s', '%1$s%2$s'],
    ['<<b>b>%1$s%2$s', '%1$s%2$s'],
    ['%1$s%2$s<script', '%1$s%2$s'],
    ['<scr<script>ipt>%1$s', '%1$s'],
    ['%1$s < %2$s', '%1$s < %2$s'],
  ])('turns %s into %s', (html, text) => {
    expect(stripTags(html)).toBe(text);
  });

  it('leaves no tag, for any text', () => {
    const parts = fc.constantFrom('<', '>', '<b>', '</', '<!--', '-->', 'x', '%2$s', ' ');
    fc.assert(
      fc.property(fc.array(parts), (texts) => {
        const stripped = stripTags(texts.join(''));
        expect(stripped).not.toMatch(/<[a-z/!][^<>]*>/i);
        expect(stripTags(stripped)).toBe(stripped);
      }),
    );
  });
});

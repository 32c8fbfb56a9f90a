import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, stripTags } from './html-entities.ts';

describe('decodeEntities', () => {
  it.each([
    ['&#36;', '$'],
    ['&dollar;', '$'],
    ['&euro;', '€'],
    ['&#8364;', '€'],
    ['&#x20AC;', '€'],
    ['&#X20ac;', '€'],
    ['&#8364', '€'],
    ['&#128;', '€'],
    ['&pound;', '£'],
    ['&yen;', '¥'],
    ['&cent;', '¢'],
    ['&curren;', '¤'],
    ['&fnof;', 'ƒ'],
    ['&#8377;', '₹'],
    ['&#8361;', '₩'],
    ['&#8362;', '₪'],
    ['&#8381;', '₽'],
    ['&#8378;', '₺'],
    ['&#8372;', '₴'],
    ['&#8363;', '₫'],
    ['&#3647;', '฿'],
    ['&#8358;', '₦'],
    ['&#8369;', '₱'],
    ['&#8370;', '₲'],
    ['&#x20b5;', '₵'],
    ['&#x62f;.&#x625;', 'د.إ'],
    ['.&#x62f;.&#x628;', '.د.ب'],
    ['&#xfdfc;', '﷼'],
    ['&#75;&#269;', 'Kč'],
    ['&#122;&#322;', 'zł'],
    ['&#107;&#114;', 'kr'],
    ['&#1083;&#1074;.', 'лв.'],
    ['&#2547;&nbsp;', '৳\u00a0'],
    ['A&amp;B', 'A&B'],
    ['&#128512;', '😀'],
  ])('decodes %s to %s', (entities, text) => {
    expect(decodeEntities(entities)).toBe(text);
  });

  it('decodes once, not what decoding brings to light', () => {
    expect(decodeEntities('&amp;euro;')).toBe('&euro;');
  });

  it.each([
    ['&'],
    ['&;'],
    ['&nosuch;'],
    ['&constructor;'],
    ['&euro'],
    ['&#0;'],
    ['&#xD800;'],
    ['&#x110000;'],
    ['&#;'],
    ['R$'],
    [''],
  ])('leaves %j as it is', (text) => {
    expect(decodeEntities(text)).toBe(text);
  });

  it('brings back every character from its number', () => {
    const letters = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(letters, fc.boolean(), (text, isHex) => {
        const encoded = Array.from(text, (character) => {
          const code = character.codePointAt(0) ?? 0;
          return isHex ? `&#x${code.toString(16)};` : `&#${code};`;
        });
        expect(decodeEntities(encoded.join(''))).toBe(text);
      }),
    );
  });
});

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

  it('leaves no tag in any text', () => {
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

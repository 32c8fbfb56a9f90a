import { describe, expect, it } from 'vitest';
import { getSafeFrameUrl, getSafeHref, getSafeImageUrl } from './get-safe-url.ts';

const REFUSED = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \n javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.test/1',
  'file:///etc/passwd',
  'http://[',
];

describe('an unsafe or missing URL', () => {
  it.each(REFUSED)('%j is not accepted for links, images or frames', (url) => {
    expect([getSafeHref(url), getSafeImageUrl(url), getSafeFrameUrl(url)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([null, undefined])('%s is not accepted either', (url) => {
    expect([getSafeHref(url), getSafeImageUrl(url), getSafeFrameUrl(url)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it.each([
  'https://shop.test/?a=javascript:',
  'HTTP://shop.test/',
  '//shop.test/a',
  'admin.php?page=wc-admin&path=%2F',
  '/wp-admin/',
  '#top',
  '',
])('%j is accepted as a link, unchanged', (url) => {
  expect(getSafeHref(url)).toBe(url);
});

it('mail and telephone URLs are accepted for links, but not for images or frames', () => {
  for (const url of ['mailto:a@shop.test', 'tel:+6431234567']) {
    expect(getSafeHref(url)).toBe(url);
    expect(getSafeImageUrl(url)).toBeUndefined();
    expect(getSafeFrameUrl(url)).toBeUndefined();
  }
});

it('an image can be a data URL of a raster image, but not of an SVG, and not empty', () => {
  expect(getSafeImageUrl('data:image/gif;base64,R0lGODlhAQABAAAAACw=')).toMatch(/^data:image/);
  expect(getSafeImageUrl('data:image/svg+xml,<svg onload="alert(1)"/>')).toBeUndefined();
  expect(getSafeImageUrl('')).toBeUndefined();
  expect(getSafeFrameUrl('')).toBeUndefined();
});

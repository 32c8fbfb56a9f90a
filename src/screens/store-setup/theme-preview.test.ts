import { expect, it } from 'vitest';
import { getPreviewUrl } from './theme-preview.ts';

it.each([
  ['wordpress', 'http://shop.test/sub/wp-admin/', 'http://shop.test/sub/?wp_theme_preview=a%26b'],
  ['proxy', 'http://shop.test/wp-admin/', undefined],
  ['demo', '/wp-admin/', '/?wp_theme_preview=a%26b'],
] as const)(
  'a theme preview is available if the user is signed in to the site: %s',
  (mode, adminUrl, url) => {
    expect(getPreviewUrl({ mode, adminUrl }, 'a&b')).toBe(url);
  },
);

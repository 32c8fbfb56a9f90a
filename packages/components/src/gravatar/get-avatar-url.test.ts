import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getAvatarUrl } from './index.ts';
import { md5 } from './md5.ts';

it('is the address of the service by hash, with size and default image (R7.98, R7.99)', () => {
  const url = 'https://www.gravatar.com/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346?s=60&d=mp';
  expect(getAvatarUrl(' MyEmailAddress@example.com ', { size: 60 })).toBe(url);
});

it.each(['', '  ', null, undefined])('has the hash 0 for %j', (email) => {
  expect(getAvatarUrl(email, { size: 24.4 })).toBe('https://www.gravatar.com/avatar/0?s=24&d=mp');
});

it('hashes as MD5 does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
    }),
  );
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachFolder, toStartError } from './store-folders.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.splice(0);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

describe('the WordPress folders', () => {
  it('are checked one after the other, and one that fails decides', async () => {
    const seen: unknown[] = [];
    const env = { REAL_STORE_WORDPRESS: '/old:/newest: ', STORE_NOW: 'now' };
    const code = await forEachFolder(env, (each) => {
      seen.push(each);
      return Promise.resolve(each['REAL_STORE_WORDPRESS'] === '/old' ? 1 : 0);
    });
    expect(seen).toEqual([
      { REAL_STORE_WORDPRESS: '/old', STORE_NOW: 'now' },
      { REAL_STORE_WORDPRESS: '/newest', STORE_NOW: 'now' },
    ]);
    expect(code).toBe(1);
  });

  it.each([
    ['', 'the default folder'],
    ['/none', '/none'],
  ])('without WordPress pass with one line (%j)', async (folder, name) => {
    const check = () => Promise.reject(toStartError(3, 'exit code 3'));
    expect(await forEachFolder({ REAL_STORE_WORDPRESS: folder }, check)).toBe(0);
    expect(lines).toEqual([`Skipped: there is no WordPress to start in ${name}.`]);
  });

  it('fail if a store cannot be started for another reason', async () => {
    const check = () => Promise.reject(toStartError(1, 'PHP is missing'));
    await expect(forEachFolder({}, check)).rejects.toThrow('PHP is missing');
  });
});

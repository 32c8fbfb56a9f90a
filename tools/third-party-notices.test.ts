import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findPackage, formatNotices, licenseTextOf } from './third-party-notices.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tillview-notices-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a package in the folder and returns the path of one of its modules. */
function install(name: string, data: Record<string, unknown>, files: Record<string, string> = {}) {
  const root = path.join(folder, 'node_modules', name);
  mkdirSync(path.join(root, 'lib'), { recursive: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', ...data }), ...files };
  for (const [file, text] of Object.entries(all)) writeFileSync(path.join(root, file), text);
  return path.join(root, 'lib/index.js');
}

function packageOf(moduleId: string) {
  const found = findPackage(moduleId);
  if (!found) throw new Error(`${moduleId} belongs to no package.`);
  return found;
}

describe('third-party notices', () => {
  it('find the package of a module: scoped, nested, virtual or with a query', () => {
    const plain = install('plain', { license: 'MIT' });
    const scoped = install('@a/scoped', { license: 'MIT' });
    const nested = install('plain/node_modules/nested', { license: 'ISC', name: 'nested' });
    const nameOf = (id: string) => findPackage(id)?.data.name;
    expect([plain, scoped, nested, `\0${plain}?commonjs-proxy`].map(nameOf)).toEqual([
      'plain',
      '@a/scoped',
      'nested',
      'plain',
    ]);
    expect(nameOf(path.join(folder, 'src/main.tsx'))).toBeUndefined();
  });

  it('contain every licence and notice file, and equal texts only once', () => {
    const files = { LICENSE: 'Text of A', 'NOTICE.txt': 'Notice of A', 'README.md': 'no' };
    const all = [
      packageOf(install('one', { license: 'BSD-3-Clause' }, files)),
      packageOf(install('two', { license: 'BSD-3-Clause' }, files)),
      packageOf(install('three', { license: 'ISC' }, { 'licence.md': 'Text of B' })),
    ];
    const text = formatNotices(all);
    expect(text).toContain(
      'one 1.0.0 (BSD-3-Clause)\ntwo 1.0.0 (BSD-3-Clause)\n\nText of A\n\nNotice of A',
    );
    expect(text).toContain('three 1.0.0 (ISC)\n\nText of B');
    expect(text.match(/Text of A/g)).toHaveLength(1);
    expect(text).not.toContain('no\n');
  });

  it('contain the text of the MIT licence when a package does not include it', () => {
    const text = licenseTextOf(packageOf(install('bare', { license: 'MIT', author: 'Ada' })));
    expect(text).toMatch(/^MIT License\n\nCopyright \(c\) Ada\n[^]*WITHOUT WARRANTY/);
  });

  it('stop the build when the text of another licence is missing', () => {
    const bare = packageOf(install('bare-other', { license: 'BSD-3-Clause' }));
    expect(() => licenseTextOf(bare)).toThrow(/^bare-other is bundled, but has no licence file/);
  });

  it.each(['Apache-2.0', 'Apache-2.0 WITH LLVM-exception', 'GPL-2.0', undefined])(
    'stop the build for a licence that was not checked: %s',
    (license) => {
      const other = packageOf(install('other', { license }, { LICENSE: 'Text' }));
      expect(() => licenseTextOf(other)).toThrow(`its licence (${license}) is not in the list`);
    },
  );
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('has the same version in package.json, in the header and in the readme of the plugin', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/\* Version: +(.+)/.exec(read('wordpress/plugin/tillview.php'))?.[1]).toBe(version);
  expect(/^Stable tag: (.+)/m.exec(read('wordpress/plugin/readme.txt'))?.[1]).toBe(version);
});

it('requires the same versions in the header and in the readme of the plugin', () => {
  const header = read('wordpress/plugin/tillview.php');
  const readme = read('wordpress/plugin/readme.txt');
  for (const name of ['Requires at least', 'Requires PHP', 'License']) {
    const value = new RegExp(`\\* ${name}: +(.+)`).exec(header)?.[1];
    expect(value).toBeDefined();
    expect(readme).toContain(`\n${name}: ${value}\n`);
  }
});

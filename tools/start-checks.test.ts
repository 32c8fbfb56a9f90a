import { describe, expect, it } from 'vitest';
import { describeStart, findStartProblem } from './start-checks.mjs';

const machine = {
  version: '20.19.0',
  engines: '>=20.19.0',
  isInstalled: true,
  folder: '/tillview/dist',
  prepareFolder: () => {},
};
const failWith = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

describe('npm start', () => {
  it('says first whether it shows the demo store or your own', () => {
    expect(describeStart({})).toContain('with a demo store.');
    expect(describeStart({ STORE_URL: 'https://store.example' })).toContain('with your store.');
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3'])('starts with Node %s', (version) => {
    expect(findStartProblem({ ...machine, version })).toBeUndefined();
  });

  it.each([
    ['an old Node', { version: '20.18.3' }, 'This is Node 20.18.3, and Tillview needs Node 20.19'],
    ['a much older Node', { version: '18.99.1' }, 'This is Node 18.99.1, and Tillview needs'],
    ['missing packages', { isInstalled: false }, 'run "npm ci" first, which downloads them and'],
    [
      'a read-only folder',
      { prepareFolder: failWith('EROFS') },
      'The app is built into /tillview/dist, which cannot be written (EROFS): move Tillview',
    ],
  ])('explains %s in one sentence', (_name, change, sentence) => {
    const problem = findStartProblem({ ...machine, ...change });
    expect(problem).toContain(sentence);
    expect(problem).not.toContain('\n');
  });
});

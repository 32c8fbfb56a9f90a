// Builds an earlier revision beside the current one, so that both are measured in the same run.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Links the installed packages into a checkout, except the workspaces: a checkout must use its own. */
function linkModules(from, to) {
  mkdirSync(path.join(to, '@tillview'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@tillview') continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Checks out a revision below `.cache`, builds it, and returns its folder. Throws when it does not build. */
export function buildBaseline(root, revision) {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const folder = path.join(root, '.cache', 'baseline', commit);
  if (existsSync(path.join(folder, 'dist/server/main.js'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = path.join(folder, 'node_modules');
  linkModules(path.join(root, 'node_modules'), modules);
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(`../../packages/${name}`, path.join(modules, '@tillview', name));
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

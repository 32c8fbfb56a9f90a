// Starts a complete WordPress with WooCommerce, sample orders and the built plugin in WordPress Playground.
// docs/wordpress.md lists the settings.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load, root, run, runBuild } from './run-typescript.mjs';

const sample = path.join(root, 'tools/wordpress/playground');
const blueprint = path.join(root, '.cache/wordpress-blueprint.json');
const REACH_MS = 5000;

async function isReachable() {
  try {
    await fetch('https://wordpress.org/', {
      method: 'HEAD',
      signal: AbortSignal.timeout(REACH_MS),
    });
    return true;
  } catch {
    return false;
  }
}

await run(async () => {
  const module = await load('tools/wordpress/playground/playground.ts');
  const settings = module.readPlaygroundSettings(process.env, existsSync);
  const obstacle = await module.findStartupError(settings, isReachable);
  if (obstacle) throw new Error(obstacle);
  runBuild('tools/build-wordpress.mjs', 'The build failed, so there is nothing to show.');
  mkdirSync(path.dirname(blueprint), { recursive: true });
  writeFileSync(blueprint, JSON.stringify(module.createBlueprint(settings), null, 2));
  const plugin = path.join(root, 'dist/wordpress/tillview');
  const child = spawn('npx', module.createArguments(settings, { plugin, sample, blueprint }), {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // The package requires a newer Node than it needs; the `engine-strict` setting of this project would refuse it.
    env: { ...process.env, npm_config_engine_strict: 'false' },
  });
  child.once('error', (error) => {
    console.error(`npx could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('close', (code) => (process.exitCode = code ?? 1));
});

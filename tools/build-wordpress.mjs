// Builds the plugin for WordPress: dist/wordpress/tillview, and the zip that a site can install.
import { spawnSync } from 'node:child_process';
import { cpSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { NOTICES_FILE } from './third-party-notices.mjs';
import { writePhpFiles, writeScriptFiles } from './translations/write-files.mjs';
import { zipFolder } from './wordpress/write-zip.mjs';

const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'dist', 'wordpress');
const plugin = path.join(output, 'tillview');
const zip = path.join(output, 'tillview.zip');

rmSync(output, { recursive: true, force: true });
const { status, error } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'vite'),
  ['build', '--config', 'tools/wordpress/vite.wordpress.config.ts', '--logLevel', 'warn'],
  // Test runs set another value, with which React would be built for development.
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);

cpSync(path.join(root, 'wordpress', 'plugin'), plugin, {
  recursive: true,
  // WordPress reads the files that are built from them.
  filter: (file) => !file.endsWith('.po'),
});
writeScriptFiles(path.join(plugin, 'languages'));
writePhpFiles(path.join(plugin, 'languages'));
cpSync(path.join(root, 'LICENSE'), path.join(plugin, 'LICENSE'));
renameSync(path.join(plugin, 'app', NOTICES_FILE), path.join(plugin, NOTICES_FILE));
zipFolder(plugin, zip);
console.log(`Built ${path.relative(root, zip)} (${Math.round(statSync(zip).size / 1024)} kB).`);

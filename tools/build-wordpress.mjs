// Builds the plugin for WordPress: dist/wordpress/tillview, the zip that a site can install, and the zip with the sources.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { NOTICES_FILE } from './third-party-notices.mjs';
import { listTrackedFiles } from './tracked-files.mjs';
import { writePhpFiles, writeScriptFiles } from './translations/write-files.mjs';
import { createZip, zipFolder } from './wordpress/write-zip.mjs';

const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'dist', 'wordpress');
const plugin = path.join(output, 'tillview');
const zip = path.join(output, 'tillview.zip');
/** The plugin's readme.txt names it. */
const sources = path.join(output, 'tillview-sources.zip');
/** What a build of the plugin does not need. */
const NOT_BUILT = /^(?:tests\/(?!setup\/)|mocks\/|docs\/screenshots\/|\.)(?!npmrc)/;

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
// In the folder of the sources themselves there is no repository.
if (existsSync(path.join(root, '.git')))
  writeFileSync(
    sources,
    createZip(
      listTrackedFiles(root)
        .filter((file) => !NOT_BUILT.test(file))
        .map((file) => ({
          name: `tillview-sources/${file}`,
          content: readFileSync(path.join(root, file)),
        })),
    ),
  );
console.log(`Built ${path.relative(root, zip)} (${Math.round(statSync(zip).size / 1024)} kB).`);

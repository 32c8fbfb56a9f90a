// A copy of the tree that can be changed while the original is being edited.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies these files of `root` to a new folder, which uses the installed packages of `root` but its own workspaces.
 * Returns the folder, a function that removes it, and functions that read and write one of its files.
 */
export function createScratchTree(root, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tillview-mutate-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  const installed = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  mkdirSync(linked);
  for (const name of readdirSync(installed))
    // Caches are not shared. The workspaces are links to folders beside node_modules, so they are copied as links.
    if (name === '@tillview')
      cpSync(path.join(installed, name), path.join(linked, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else if (!/^\.(cache|vite)/.test(name))
      symlinkSync(path.join(installed, name), path.join(linked, name));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
  };
}

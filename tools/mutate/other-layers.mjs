// What `npm test` runs beside the tests, run for a mutation before the tests: it takes two seconds.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MESSAGES = 40;

/** Lint, types and translations for a copy of the tree. Throws when one of them refuses the copy as it is. */
export function createOtherLayers(folder) {
  const bin = (name) => path.join(folder, 'node_modules', '.bin', name);
  const buildInfo = path.join(folder, '.types.tsbuildinfo');
  const layers = {
    // Only the dependencies of hooks: other rules would notice how a mutation is written, not what it does.
    lint: {
      kinds: ['hook dependency'],
      args: (file) => [bin('oxlint'), ['--config', '.oxlintrc.json', '--deny-warnings', file]],
      finds: (output) => output.includes('exhaustive-deps'),
    },
    translations: {
      kinds: ['string'],
      args: () => [process.execPath, ['tools/wordpress/make-pot.mjs', '--check']],
      finds: () => true,
    },
    types: {
      args: () => [
        bin('tsc'),
        ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, '--pretty', 'false'],
      ],
      // TS6133 says that a name is unused: that is how a mutation is written, too.
      finds: (output) => /error TS(?!6133)/.test(output),
    },
  };

  function ask(layer, file) {
    const [command, args] = layer.args(file);
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error) throw error;
    const output = stdout + stderr;
    return { notices: status !== 0 && layer.finds(output), status, output };
  }

  for (const [name, layer] of Object.entries(layers)) {
    const { status, output } = ask(layer, 'tools');
    if (status !== 0)
      throw new Error(
        `${name} refuses the unchanged files: ${output.split('\n').slice(0, MESSAGES).join('\n')}`,
      );
  }

  return {
    /** The name of the layer that notices this mutation, if one does. */
    notice({ file, kind, start, end, text }) {
      const target = path.join(folder, file);
      const source = readFileSync(target, 'utf8');
      writeFileSync(target, source.slice(0, start) + text + source.slice(end));
      try {
        return Object.keys(layers).find((name) => {
          const { kinds } = layers[name];
          return (!kinds || kinds.includes(kind)) && ask(layers[name], file).notices;
        });
      } finally {
        writeFileSync(target, source);
      }
    },
    end: () => rmSync(buildInfo, { force: true }),
  };
}

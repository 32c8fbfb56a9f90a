// The other checks of `npm test`, for a mutation.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MESSAGES = 40;

/**
 * Prepares lint, types and translations for a copy of the tree. Throws when one of them fails for the unchanged copy.
 */
export function createOtherLayers(folder) {
  const bin = (name) => path.join(folder, 'node_modules', '.bin', name);
  const buildInfo = path.join(folder, '.types.tsbuildinfo');
  const layers = {
    // Only hook dependencies: other rules would report how a mutation is written, not what it does.
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
      // Takes as long as the tests. It rarely notices a mutation of another kind, so it checks those after the tests.
      early: ['string', 'early return'],
      args: () => [
        bin('tsc'),
        ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, '--pretty', 'false'],
      ],
      // TS6133 reports an unused name, which can result from how a mutation is written.
      finds: (output) => /error TS(?!6133)/.test(output),
    },
  };

  function runLayer(layer, file) {
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
    const { status, output } = runLayer(layer, 'tools');
    if (status !== 0)
      throw new Error(
        `${name} fails for the unchanged files: ${output.split('\n').slice(0, MESSAGES).join('\n')}`,
      );
  }

  return {
    /** The name of the layer that notices this mutation, before or after its tests. `undefined` if none does. */
    notice({ file, kind, start, end, text }, { isAfterTests }) {
      const target = path.join(folder, file);
      const source = readFileSync(target, 'utf8');
      writeFileSync(target, source.slice(0, start) + text + source.slice(end));
      try {
        return Object.keys(layers).find((name) => {
          const { kinds, early = kinds } = layers[name];
          const isDue = early.includes(kind) ? !isAfterTests : isAfterTests && !kinds;
          return isDue && runLayer(layers[name], file).notices;
        });
      } finally {
        writeFileSync(target, source);
      }
    },
    end: () => rmSync(buildInfo, { force: true }),
  };
}

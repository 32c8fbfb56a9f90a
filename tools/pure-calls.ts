import type { Plugin } from 'vite';

// The d3 packages come as one file each, in which calls fill constants: a bundler keeps them all, used or not. None of
// them changes anything outside its own constant, so they are marked as what can be left out.
const FILES = /node_modules[\\/]d3-[a-z-]+[\\/]dist[\\/][a-z0-9-]+\.mjs$/;
const CALLS = /^((?:var|const|let) \w+ = )(?=\(function|\w+\()/gm;

/** Marks the calls that fill constants of the d3 packages as free of side effects. */
export const pureCalls = (): Plugin => ({
  name: 'tillview-pure-calls',
  apply: 'build',
  transform: {
    filter: { id: FILES },
    handler: (code: string) => ({ code: code.replace(CALLS, '$1/* @__PURE__ */ '), map: null }),
  },
});

// Opens every screen of the demo store in Firefox and WebKitGTK, does ten things in each, and compares what is shown with
// Chromium. An engine that is not installed is left out.
//   npm run test:engines [-- PART_OF_A_NAME …]
import { load, runBuild } from './run-typescript.mjs';

if (!process.env.TILLVIEW_BUILD)
  runBuild('tools/build.mjs', 'The build failed, so there is nothing to compare.');
const { compareEngines } = await load('tests/engines/main.ts');
// Programs of a browser may still run, so this does not wait for them.
process.exit(await compareEngines(process.argv.slice(2)));

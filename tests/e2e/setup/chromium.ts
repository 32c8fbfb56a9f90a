import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../tools/find-chromium.mjs';

/** The browser of a run. */
export type RunningChromium = {
  /** The endpoint that test processes connect to. */
  endpoint: string;
  close(): Promise<void>;
};

/** Starts the browser that all test files share; logs an error when it exits unexpectedly. */
export async function startChromium(): Promise<RunningChromium> {
  const server = await chromium.launchServer({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  let isClosing = false;
  server.process().once('exit', (code, signal) => {
    if (!isClosing)
      console.error(
        `Chromium ended by itself (${signal ? `signal ${signal}` : `exit code ${code}`}). All end-to-end tests from here on fail.`,
      );
  });
  return {
    endpoint: server.wsEndpoint(),
    async close() {
      isClosing = true;
      await server.close();
    },
  };
}

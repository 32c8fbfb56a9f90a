type StartEnvironment = Readonly<Record<string, string | undefined>>;

/** What the command is going to do, in one line. */
export function describeStart(env: StartEnvironment): string;

/** Why `npm start` cannot work, in one sentence, and what to do about it; `undefined` if it can. */
export function findStartProblem(options: {
  version: string;
  engines: string;
  isInstalled: boolean;
  folder: string;
  prepareFolder: () => void;
}): string | undefined;

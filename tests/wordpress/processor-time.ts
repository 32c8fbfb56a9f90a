import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of this length, in milliseconds. */
const TICK_MS = 10;

/** Where the times of a process and its threads are in `/proc/<id>/stat`, counted after the name: user and system. */
const [USER, SYSTEM] = [11, 12];

function readProcess(id: string, folder: string): number {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
    if (!command.includes(`${folder}/`)) return 0;
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name, in parentheses, can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return TICK_MS * (Number(fields[USER]) + Number(fields[SYSTEM]));
  } catch {
    // The process has ended, or belongs to another user.
    return 0;
  }
}

/**
 * The processor time of all processes whose command line names a folder, such as the PHP server and the database of a
 * site, in milliseconds. `NaN` without such a process, or on another system than Linux.
 */
export function readProcessorMs(folder: string): number {
  let ids: readonly string[] = [];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // Only Linux has it.
  }
  const sum = ids.reduce((total, id) => total + readProcess(id, folder), 0);
  return sum > 0 ? sum : Number.NaN;
}

/** Paths of all files that git tracks, relative to the root. */
export function listTrackedFiles(root: string): string[];
/** Path and text of all tracked text files except recordings and the lock file. */
export function readTrackedTexts(root: string): { path: string; text: string }[];
/** The line number of a position in a text, from 1. */
export function lineAt(text: string, index: number): number;

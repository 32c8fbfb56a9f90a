import type { FoundString } from './find-strings.mjs';

export const POT_FILE: string;
export function formatPot(found: readonly (FoundString & { file: string })[]): string;
export function makePot(): string;

import { exportCheck } from './export-check.ts';
import { gatewayCheck } from './gateway-check.ts';
import { importCheck } from './import-check.ts';
import { noteCheck } from './note-check.ts';
import { reviewCheck } from './review-check.ts';
import { settingsCheck } from './settings-check.ts';
import { setupCheck } from './setup-check.ts';
import { stockCheck } from './stock-check.ts';
import type { WriteCheck } from './write-check.ts';

/** Every change that `--write` makes, in this order. */
export const WRITE_CHECKS: readonly WriteCheck[] = [
  settingsCheck,
  stockCheck,
  noteCheck,
  reviewCheck,
  gatewayCheck,
  exportCheck,
  importCheck,
  setupCheck,
];

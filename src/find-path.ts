import { getExtensions } from './extensions/connect-extensions.ts';
import { findScreen } from './screens.ts';

/** The own path of the screen at an in-app path, of a report that a plugin adds too; undefined where there is none. */
export const findPath = (path: string): string | undefined =>
  findScreen(path)?.path ?? getExtensions()?.findReport(path)?.path;

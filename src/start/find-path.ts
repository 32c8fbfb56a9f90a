import { getExtensions } from '../hook-api/connect-extensions.ts';
import { findScreen } from '../screens.ts';

/**
 * Returns the canonical path of the screen at an in-app path, including reports of plugins; undefined if there is none.
 */
export const findPath = (path: string): string | undefined =>
  findScreen(path)?.path ?? getExtensions()?.findReport(path)?.path;

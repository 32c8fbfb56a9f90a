import type { GroupChecks } from '@tillview/data';
import { sessionKeys } from '../preferences.ts';
import { readSessionData } from './session-data.ts';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCheck = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

const isChecks = (value: unknown): value is GroupChecks =>
  isMap(value) &&
  Object.values(value).every((months) => isMap(months) && Object.values(months).every(isCheck));

/** The checks of the groups that an owner has in this browser. */
export const readGroupChecks = (owner: string): GroupChecks =>
  readSessionData(sessionKeys.groupChecks, owner, (value) =>
    isChecks(value) ? value : undefined,
  ) ?? {};

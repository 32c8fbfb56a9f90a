import type { HostConfig } from '../host-config.ts';
import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData } from './session-data.ts';

/** A file that was downloaded here, without its content: its name, when, in milliseconds, and its rows. */
export type KeptDownload = { readonly name: string; readonly at: number; readonly rows: number };

/** The most downloads that are kept, newest first. */
const MOST = 50;

type Host = Pick<HostConfig, 'restRoot' | 'storeName' | 'user'>;

const getOwner = ({ restRoot, storeName, user }: Host) =>
  user ? [user.id, restRoot, storeName].join(' ') : undefined;

function isDownload(value: unknown): value is KeptDownload {
  if (typeof value !== 'object' || value === null) return false;
  const { name, at, rows } = value as Partial<KeptDownload>;
  return typeof name === 'string' && Number.isFinite(at) && Number.isInteger(rows);
}

/** Returns the downloads of this user of this shop in this browser, newest first. */
export const readDownloads = (host: Host): readonly KeptDownload[] =>
  readSessionData(sessionKeys.downloads, getOwner(host), (value) =>
    Array.isArray(value) && value.every(isDownload) ? value : undefined,
  ) ?? [];

/** Adds a download to the list. */
export function keepDownload(host: Host, download: KeptDownload): void {
  const owner = getOwner(host);
  if (owner === undefined) return;
  const kept = [download, ...readDownloads(host)].slice(0, MOST);
  saveSessionData(sessionKeys.downloads, owner, JSON.stringify(kept));
}

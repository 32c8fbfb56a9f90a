import { createHash } from 'node:crypto';
import { embeddedFile, type StaticFiles } from '../static-files.ts';
import script from './host-page.js?raw';
import style from './host-page.css?raw';
import icon from './icon.svg?raw';

const named = (name: string, extension: string, content: string) => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/tillview-host/${name}-${hash}.${extension}`;
  return { address, entry: [address, embeddedFile(address, content)] as const };
};

const parts = {
  style: named('host-page', 'css', style),
  script: named('host-page', 'js', script),
  icon: named('icon', 'svg', icon),
};

/** The addresses of the host page's own files. */
export const hostFileAddresses = {
  style: parts.style.address,
  script: parts.script.address,
  icon: parts.icon.address,
};

/** The host page's own style, script and icon, which are part of the server's program. */
export const hostFiles: StaticFiles = new Map(Object.values(parts).map(({ entry }) => entry));

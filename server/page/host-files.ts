import { createHash } from 'node:crypto';
import { embeddedFile, type StaticFiles } from '../static-files.ts';
import script from './host-page.js?raw';
import style from './host-page.css?raw';
import icon from './icon.svg?raw';

const createFile = (name: string, extension: string, content: string) => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/tillview-host/${name}-${hash}.${extension}`;
  return { address, entry: [address, embeddedFile(address, content)] as const };
};

const parts = {
  style: createFile('host-page', 'css', style),
  script: createFile('host-page', 'js', script),
  icon: createFile('icon', 'svg', icon),
};

/** The paths of the host page's own files. */
export const hostFileAddresses = {
  style: parts.style.address,
  script: parts.script.address,
  icon: parts.icon.address,
};

/** The host page's own style, script and icon, which are embedded in the server. */
export const hostFiles: StaticFiles = new Map(Object.values(parts).map(({ entry }) => entry));

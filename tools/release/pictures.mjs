// The pictures of the documents, and the record of what they show: docs/screenshots/made-from.json.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from '../run-typescript.mjs';

/** The time in the demo store at which every picture is taken. */
export const PICTURE_TIME = '2026-11-20T12:00:00';

/** The pictures, without the end of their names. */
export const PICTURES = [
  'overview',
  'overview-dark',
  'overview-phone',
  'revenue',
  'what-changed',
  'what-to-order',
  'sources',
  'retention',
  'profit',
  'digest',
];

/** A picture that is only taken where a WordPress with the plugin is given. */
const OPTIONAL_PICTURE = 'wp-admin.png';

/** All pictures together may have so many bytes. */
export const MAX_BYTES = 1_500_000;

/** The folder of the pictures. */
export const getPictureFolder = (root) => path.join(root, 'docs', 'screenshots');

/** The file of the record. */
export const getRecordFile = (root) => path.join(getPictureFolder(root), 'made-from.json');

const hash = (content) => createHash('sha256').update(content).digest('hex');

/** What the pictures depend on: the screens, the menu, and the style files of the build in `dist/app`. */
export async function readAppearance(root) {
  const { listMenuEntries, screens } = await load('src/screens.ts');
  const app = path.join(root, 'dist', 'app');
  const styles = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .toSorted();
  return {
    screens: screens.map((screen) => `${screen.path} ${screen.title()}`),
    menu: listMenuEntries().map(({ title, paths }) => `${title()}: ${paths.join(' ')}`),
    // Without the hash of the build in its name, a file keeps its name when its content changes.
    styles: styles.map(
      (file) =>
        `${file.replace(/-[\w-]{8}\.css$/, '.css')} ${hash(readFileSync(path.join(app, file)))}`,
    ),
  };
}

/** What is different from the time when the pictures were taken, a sentence each. */
export function compareAppearance(before, now) {
  return ['screens', 'menu', 'styles'].flatMap((part) => {
    const earlier = before[part] ?? [];
    return [
      ...now[part]
        .filter((line) => !earlier.includes(line))
        .map((line) => `${part}: "${line}" is not in the pictures.`),
      ...earlier
        .filter((line) => !now[part].includes(line))
        .map((line) => `${part}: "${line}" was in the pictures.`),
    ];
  });
}

/** Missing pictures, pictures that none of the documents shows, and too many bytes, a sentence each. */
export function checkPictures(sizes) {
  const wanted = PICTURES.map((name) => `${name}.png`);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return [
    ...wanted.filter((file) => sizes[file] === undefined).map((file) => `${file} is missing.`),
    ...Object.keys(sizes)
      .filter((file) => !wanted.includes(file) && file !== OPTIONAL_PICTURE)
      .map((file) => `${file} is not one of the pictures.`),
    ...(total > MAX_BYTES ? [`The pictures have ${total} bytes, more than ${MAX_BYTES}.`] : []),
  ];
}

/** The size of each picture in bytes. */
export function readPictureSizes(root) {
  const folder = getPictureFolder(root);
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  return Object.fromEntries(files.map((file) => [file, statSync(path.join(folder, file)).size]));
}

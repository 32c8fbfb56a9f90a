/** What the pictures depend on, a line for each screen, menu entry and style file. */
export type Appearance = {
  screens: readonly string[];
  menu: readonly string[];
  styles: readonly string[];
};

export const PICTURE_TIME: string;
export const PICTURES: readonly string[];
export const MAX_BYTES: number;
export function getPictureFolder(root: string): string;
export function getRecordFile(root: string): string;
export function readAppearance(root: string): Promise<Appearance>;
export function compareAppearance(before: Partial<Appearance>, now: Appearance): string[];
export function checkPictures(sizes: Readonly<Record<string, number>>): string[];
export function readPictureSizes(root: string): Record<string, number>;

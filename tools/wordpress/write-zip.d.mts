export type ZipFile = { name: string; content: Buffer };
export function createZip(files: readonly ZipFile[]): Buffer;
export function zipFolder(folder: string, target: string): void;

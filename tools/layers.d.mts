/** The place in the layers of a file, by its path in the project. */
export declare function findPlace(
  file: string,
): { readonly name: string; readonly level: number; readonly folder: string } | undefined;

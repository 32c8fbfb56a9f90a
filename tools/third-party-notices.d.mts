import type { Plugin } from 'vite';

/** The name of the notices file beside the build. */
export declare const NOTICES_FILE: string;

/** A bundled package: its folder and its `package.json`. */
export type BundledPackage = {
  root: string;
  data: {
    name: string;
    version: string;
    license?: string;
    author?: string | { name?: string };
  };
};

/** The package that a module belongs to; `undefined` for our own modules. */
export declare function findPackage(moduleId: string): BundledPackage | undefined;

/** The licence texts of a package. Throws when it has none and names no licence whose text is known. */
export declare function licenseTextOf(bundled: BundledPackage): string;

/** Formats the notices as one text; packages with the same licence text share it. */
export declare function formatNotices(packages: readonly BundledPackage[]): string;

/** A Vite plugin that emits the notices of all bundled packages. */
export declare function thirdPartyNotices(): Plugin;

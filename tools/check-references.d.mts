/** The anchor of a heading, as the sites of repositories make it. */
export declare function getAnchor(heading: string): string;

/** The anchors of the headings of a Markdown file. */
export declare function getAnchors(text: string): Set<string>;

/** The ids that references can use. */
export type KnownIds = {
  readonly requirements: ReadonlySet<string>;
  readonly readings: ReadonlySet<string>;
};

/** A broken reference. */
export type BrokenReference = { path: string; line: number; reference: string; problem: string };

/** The ids in docs/requirements.tsv and docs/readings.md. */
export declare function readKnownIds(requirementsText: string, readingsText: string): KnownIds;

/** Finds the broken references, with path and line. */
export declare function findBrokenReferences(
  files: readonly { readonly path: string; readonly text: string }[],
  known: KnownIds,
  tracked: readonly string[],
): BrokenReference[];

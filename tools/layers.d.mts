/** The layers of the project, lowest first. */
export declare const layers: readonly (readonly string[])[];

declare module '*.md?help' {
  /** The URL of the page of a document (tools/help-pages.ts). */
  const url: string;
  export default url;
}

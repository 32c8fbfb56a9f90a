/** Removes HTML comments and tags, including unclosed ones, repeatedly until there are no more. */
export function stripTags(html: string): string {
  let text = html;
  let previous: string;
  do {
    previous = text;
    text = text
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^<>]*>/g, '')
      .replace(/<[a-z!/][^<>]*$/i, '');
  } while (text !== previous);
  return text;
}

type Policy = { createHTML(html: string): string };

let policy: Policy | undefined;

/** A policy that changes nothing; where the page allows none, strings are used as they are. */
function createPolicy(): Policy {
  const plain: Policy = { createHTML: (html) => html };
  try {
    const types = Reflect.get(globalThis, 'trustedTypes') as
      | { createPolicy(name: string, rules: Policy): Policy }
      | undefined;
    return types?.createPolicy('tillview', plain) ?? plain;
  } catch {
    return plain;
  }
}

/**
 * Marks markup for a browser that requires Trusted Types. Only for a document or an element that runs and loads nothing,
 * and for markup that the app itself has rendered.
 */
export function toTrustedHtml(html: string): string {
  policy ??= createPolicy();
  return policy.createHTML(html);
}

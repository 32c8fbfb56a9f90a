/** FNV-1a with 32 bits of a text in UTF-8, as eight hexadecimal digits: PHP has the same as `hash( 'fnv1a32', … )`. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/**
 * Returns what names an owner in the browser, `shop.user.rest`, each hashed. The owner begins with the id of the user and
 * the REST root of the shop; the rest is what else decides whether stored data still fits, such as the language. It
 * identifies, and hides nothing: ids can be tried out. `wordpress/plugin/includes/clear-data.php` computes the same.
 */
export function hashOwner(owner: string): string {
  const [user = '', shop = '', ...rest] = owner.split(' ');
  return [shop, `${user} ${shop}`, rest.join(' ')].map(hash).join('.');
}

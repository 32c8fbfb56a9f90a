/**
 * Loads the page again at its own address. WordPress and the standalone server send a browser that is signed out to
 * where it can sign in.
 */
export function reloadPage(): void {
  window.location.reload();
}

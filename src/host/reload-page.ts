/** Reloads the page. If the user is signed out, WordPress and the standalone server redirect to the login page. */
export function reloadPage(): void {
  window.location.reload();
}

/** Leaves the app for another page. The address must be checked before. */
export function openPage(url: string): void {
  window.location.assign(url);
}

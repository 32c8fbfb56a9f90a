/** Leaves the app for another page. The URL must be validated before. */
export function openPage(url: string): void {
  window.location.assign(url);
}

import { __ } from '@wordpress/i18n';

/** Thrown if the text could not be copied. The message names the reason and what to do. */
class ClipboardError extends Error {
  override name = 'ClipboardError';
}

/** Copies text to the clipboard. Throws a `ClipboardError` if the browser does not allow it. */
export async function writeClipboard(text: string): Promise<void> {
  // Undefined unless the page is in a secure context.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard)
    throw new ClipboardError(
      __('The browser allows copying only on secure pages (HTTPS).', 'tillview'),
    );
  try {
    await clipboard.writeText(text);
  } catch (error) {
    throw new ClipboardError(
      __('Allow this page to use the clipboard in your browser, then try again.', 'tillview'),
      { cause: error },
    );
  }
}

/** Copies the absolute URL of a link. Throws like `writeClipboard`. */
export const copyLink = (href: string): Promise<void> =>
  writeClipboard(new URL(href, window.location.href).href);

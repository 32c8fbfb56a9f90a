import { __ } from '@wordpress/i18n';

/** Nothing was put on the clipboard; the message says why, and what to do. */
class ClipboardError extends Error {
  override name = 'ClipboardError';
}

/** Puts text on the clipboard. Throws a `ClipboardError` where the browser refuses it. */
export async function writeClipboard(text: string): Promise<void> {
  // Browsers offer it to secure pages only.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard)
    throw new ClipboardError(
      __('The browser allows copying only on pages with a secure address (https).', 'tillview'),
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

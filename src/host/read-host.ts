import { parseHostConfig, type ParsedHostConfig } from './parse-host-config.ts';

/** The id of the element in the host page that the app is rendered into. */
export const ROOT_ID = 'tillview-root';

/** The id of the JSON block in the page. */
export const HOST_BLOCK_ID = 'tillview-host';

/** Reads the JSON block that the standalone server or the plugin added to the page. */
export function readHost(page: Document): ParsedHostConfig {
  const text = page.getElementById(HOST_BLOCK_ID)?.textContent;
  if (!text) return parseHostConfig(undefined);
  try {
    return parseHostConfig(JSON.parse(text));
  } catch (error) {
    const { config } = parseHostConfig(undefined);
    const why = error instanceof Error ? error.message : String(error);
    return {
      config,
      problems: [{ unreadable: why }],
    };
  }
}

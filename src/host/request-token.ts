/** The header that carries the standalone server's token. */
export const REQUEST_TOKEN_HEADER = 'X-Tillview-Token';

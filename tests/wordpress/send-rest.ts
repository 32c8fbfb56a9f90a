import type { SiteUser } from './settings.ts';
import type { Site } from './site.ts';

/** A response: its JSON body, also as the text that was sent. */
export type RestReply = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
};

/**
 * Requests a REST route with the application password of a user; a POST request if there is a body. Parameters can follow
 * the route after `&`.
 */
export async function sendRest(
  site: Site,
  user: SiteUser | undefined,
  route: string,
  body?: unknown,
): Promise<RestReply> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (user) {
    const secret = Buffer.from(`${user.user}:${user.applicationPassword}`).toString('base64');
    headers.set('authorization', `Basic ${secret}`);
  }
  const response = await fetch(`${site.url}/?rest_route=${route}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text, headers: response.headers };
}

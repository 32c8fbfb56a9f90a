import { useContext } from 'react';
import { SizedImage } from '../sized-image/sized-image.tsx';
import { AvatarsContext } from './avatars-context.ts';
import { getAvatarUrl } from './get-avatar-url.ts';
import './gravatar.css';

/** A user in a REST API response. */
export type AvatarUser = {
  name?: string | null;
  display_name?: string | null;
  email?: string | null;
  /** URLs of the avatar by size in pixels; the URL for 96 is used. */
  avatar_urls?: Readonly<Record<string, string>> | null;
  /** The same URLs under the previous name. */
  avatar_URLs?: Readonly<Record<string, string>> | null;
};

export type GravatarProps = {
  /** An e-mail address, or a user; without one the placeholder is shown. */
  user?: string | AvatarUser | null | undefined;
  /** Edge length in CSS pixels; 60 by default. */
  size?: number;
  /** Text for screen readers; the user's name by default. */
  alt?: string | null;
  /** Text of the browser's native tooltip. */
  title?: string | undefined;
  className?: string;
};

const INSECURE_SERVICE = /^http:\/\/(?=(?:\w+\.)?gravatar\.com\/)/;

function getName(user: AvatarUser): string {
  return user.display_name ?? user.name ?? '';
}

function getUrl(user: string | AvatarUser | null | undefined, size: number): string {
  if (typeof user === 'string' || !user) return getAvatarUrl(user ?? '', size);
  const urls = user.avatar_urls ?? user.avatar_URLs;
  // A site without HTTPS returns the service's URLs without it too; a page with HTTPS may block them as mixed content.
  const known = urls?.['96']?.replace(INSECURE_SERVICE, 'https://');
  return known ?? getAvatarUrl(user.email, size);
}

/** The avatar of a user. It is requested only if the host allows avatars; otherwise a silhouette is shown. */
export function Gravatar({ user, size = 60, alt, title, className = '' }: GravatarProps) {
  const isAllowed = useContext(AvatarsContext);
  const name = user && typeof user === 'object' ? getName(user) : '';
  const state = user ? '' : ' is-placeholder';
  return (
    <SizedImage
      className={`tillview-gravatar${state} ${className}`.trimEnd()}
      src={isAllowed ? getUrl(user, size) : undefined}
      alt={alt ?? name}
      title={title}
      width={size}
      height={size}
      placeholder={
        <svg viewBox="0 0 60 60" fill="currentColor" focusable="false">
          <circle cx="30" cy="23" r="10" />
          <path d="M10 52c2-12 10-17 20-17s18 5 20 17v8H10z" />
        </svg>
      }
    />
  );
}

import { isSecure } from '../http/security-headers.ts';

/**
 * The origin under which the site names itself: the configured one, else the one that was asked. A forged `Host` comes
 * back to its sender alone: no answer that names an origin is kept here, and its tag depends on it.
 */
export function siteOrigin(publicUrl: string | undefined): (request: Request) => string {
  if (publicUrl !== undefined) return () => publicUrl;
  return (request) => `${isSecure(request) ? 'https' : 'http'}://${new URL(request.url).host}`;
}

import { createHash } from 'node:crypto';
import type { PageIdentity } from '../web/page-identity.ts';

/** On every answer. */
const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** On what no page is to frame, embed or run. */
export const strictHeaders = {
  ...common,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** On what is for everybody, the pages of other sites too. */
export const publicHeaders = { ...strictHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** The origins that the pages call beside their own: the identity provider's, and a service elsewhere. */
export function originsCalledByPages(identity: PageIdentity | null, service: string | undefined): string[] {
  const emulator = identity?.get('emulatorUrl');
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return [
    ...(emulator ? [emulator] : identity?.has('apiKey') ? google : []),
    ...(service === undefined ? [] : [service]),
  ];
}

/**
 * On the web app's files: index.html's own script and styles may run. So may a style element that is empty, into which
 * Chakra's emotion inserts its rules.
 */
export function webHeaders(index: string, connectTo: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf('script', index)].join(' '),
    ["style-src 'self'", hashOf(''), ...hashesOf('style', index)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No library may make another policy.
    'trusted-types matchpoint',
    "require-trusted-types-for 'script'",
  ];
  return {
    ...common,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function hashesOf(element: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return Array.from(elements, ([, text = '']) => hashOf(text));
}

/** As a policy names a text that it allows. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Trusted proxies say so in X-Forwarded-Proto. */
export function isSecure(request: Request): boolean {
  return request.headers.get('X-Forwarded-Proto') === 'https' || request.url.startsWith('https:');
}

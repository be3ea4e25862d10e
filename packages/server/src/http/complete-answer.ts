import { capabilitiesHeader, capabilitiesText } from '@matchpoint/core/contract/capabilities';
import type { AppOptions } from '../app.ts';
import { requestIdHeader } from './answered.ts';
import { type Peer, schemeChecker } from './client-address.ts';
import { respond, withHead } from './respond.ts';
import { isSecure } from './security-headers.ts';

interface CompletionSettings
  extends Pick<
    AppOptions,
    'extensions' | 'offered' | 'consent' | 'contact' | 'publicUrl' | 'trustedProxies'
  > {
  /** Exact origins whose pages may call. */
  readonly corsOrigins: readonly string[];
}

export type CompleteAnswer = (
  request: Request,
  peer: Peer,
  answer: () => Response | Promise<Response>,
) => Response | Promise<Response>;

/**
 * Adds what depends on the server's settings to the head of every answer, whatever made it. As middleware it would cost a
 * cached list half as much again. @param isNamed whether each names its request, as a line of the access log does
 */
export function answerCompleter(settings: CompletionSettings, isNamed: boolean): CompleteAnswer {
  const { extensions, offered, consent, contact, corsOrigins, publicUrl, trustedProxies } = settings;
  const checkScheme = schemeChecker(trustedProxies);
  const isSite = publicUrl?.startsWith('https:') === true;
  const isShared = corsOrigins.length > 0;
  const ofCalls = {
    // No answer of a call is a page.
    'X-Robots-Tag': 'noindex',
    ...(extensions && { [capabilitiesHeader]: capabilitiesText(offered, contact, consent) }),
    ...(isShared && { 'Access-Control-Expose-Headers': exposed, Vary: 'Accept-Encoding, Origin' }),
  };
  const allowed = ({ headers }: Request) => corsOrigins.find((origin) => origin === headers.get('Origin'));

  return async (request, peer, answer) => {
    checkScheme(request, peer);
    const isCall = call.test(request.url);
    const isPreflight = isShared && isCall && request.method === 'OPTIONS';
    const answered = isPreflight ? preflight(request) : await answer();
    const origin = isShared && isCall ? allowed(request) : undefined;
    return withHead(
      answered,
      (isSite || isSecure(request)) && strictTransport,
      isCall && ofCalls,
      origin !== undefined && { 'Access-Control-Allow-Origin': origin },
      isNamed && { [requestIdHeader]: peer.requestId },
    );
  };
}

const call = /^https?:\/\/[^/]*\/api(?:[/?]|$)/;

/** Only behind https (RFC 6797 section 7.2). */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' };

/** What pages of other origins may read. */
const exposed = `ETag,Link,X-Total-Count,Retry-After,${requestIdHeader},${capabilitiesHeader}`;

/** Answers a browser that asks what it may send to another origin. */
function preflight({ headers }: Request): Response {
  return respond(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET,HEAD,PUT,POST,DELETE,PATCH',
      'Access-Control-Allow-Headers': headers.get('Access-Control-Request-Headers') ?? '',
      'Access-Control-Max-Age': '86400',
    },
  });
}

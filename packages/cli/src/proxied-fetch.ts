import { EnvHttpProxyAgent, fetch } from 'undici';

/** undici's own fetch, because its dispatchers are not made for the other version in Node. A body is a text or a form. */
export function proxiedFetch(proxies: EnvHttpProxyAgent.Options) {
  // Few proxies open a tunnel for plain http.
  const dispatcher = new EnvHttpProxyAgent({ ...proxies, proxyTunnel: false });
  return (url: string, { body, headers, ...init }: RequestInit = {}): Promise<Response> => {
    const isSent = typeof body === 'string' || body instanceof URLSearchParams;
    return fetch(url, { ...init, headers: [...new Headers(headers)], ...(isSent && { body }), dispatcher });
  };
}

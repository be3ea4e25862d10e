import { isLoopback } from './session/plain-http.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The proxies that the environment names, empty where there is none. */
function proxiesOf(env: Env) {
  const address = (text = '') => text.replace(/^(?!$|[a-z\d]+:\/\/)/i, 'http://');
  const httpProxy = address(env['http_proxy'] || env['HTTP_PROXY']);
  const httpsProxy = address(env['https_proxy'] || env['HTTPS_PROXY']) || httpProxy;
  return { httpProxy, httpsProxy, noProxy: env['no_proxy'] || env['NO_PROXY'] || '' };
}

/** What to know where a call fails; empty without a proxy. */
export function proxyNote(env: Env): string {
  return (
    proxiesOf(env).httpsProxy &&
    'HTTPS_PROXY or HTTP_PROXY leads it through a proxy, unless NO_PROXY names its host.'
  );
}

/** Sends by the proxies of the environment (rules/terminal.md#networks). */
export function networkFetch(env: Env): typeof globalThis.fetch {
  const proxies = proxiesOf(env);
  if (proxies.httpsProxy === '') return globalThis.fetch;
  let proxied: Promise<(url: string, init?: RequestInit) => Promise<Response>> | undefined;
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (isLoopback(url)) return globalThis.fetch(input, init);
    proxied ??= import('./proxied-fetch.ts').then(({ proxiedFetch }) => proxiedFetch(proxies));
    return (await proxied)(url, init);
  };
}

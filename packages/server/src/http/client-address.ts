import { BlockList, isIP } from 'node:net';
import type { Refusal } from './refusal.ts';

/** What is known of a request beside the request itself. */
export interface Peer {
  /** The remote address of the socket; empty without one. */
  readonly address: string;
  /** In the answer and in every line of the log about the request. */
  readonly requestId: string;
  /** Set by the code that refuses the request, where the status alone does not say why. */
  refusal?: Refusal;
}

/** The address that a limit counts for: an IPv4 address, or the network (/64) of an IPv6 one. */
export type FindClient = (peer: Pick<Peer, 'address'>, forwardedFor: string | undefined) => string;

/**
 * Reads `X-Forwarded-For` only as far as proxies wrote it that are trusted: addresses, or networks like 10.0.0.0/8.
 * Everything left of the first address that is not trusted may be forged.
 */
export function clientFinder(trustedProxies: readonly string[]): FindClient {
  const isTrusted = proxyList(trustedProxies);
  return ({ address }, forwardedFor) => {
    const hops = (forwardedFor ?? '').split(',').map((hop) => bare(hop.trim()));
    let client = bare(address);
    while (isTrusted(client)) {
      const hop = hops.pop();
      if (hop === undefined || isIP(hop) === 0) break;
      client = hop;
    }
    return network(client);
  };
}

/** Takes `X-Forwarded-Proto` out of requests that no trusted proxy sent: it may be forged. */
export function schemeChecker(trustedProxies: readonly string[]): (request: Request, peer: Peer) => void {
  const isTrusted = proxyList(trustedProxies);
  return ({ headers }, { address }) => {
    if (headers.has('X-Forwarded-Proto') && !isTrusted(bare(address))) headers.delete('X-Forwarded-Proto');
  };
}

function proxyList(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/** Whether what `clientFinder` found is a program on this machine. */
export function isThisMachine(client: string): boolean {
  return client.startsWith('127.') || client === '0:0:0:0::/64';
}

/** Whether a text names proxies as `clientFinder` takes them. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Strips the IPv4-mapped prefix (`::ffff:`) and the port that some proxies write. */
function bare(address: string): string {
  return address.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One household or server has a /64 of IPv6 to itself, and may change its address in it at will. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

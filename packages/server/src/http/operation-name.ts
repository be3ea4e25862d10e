import { operations } from '@matchpoint/core/contract/operations';
import { findPage, pageNames } from '@matchpoint/core/pages/page-paths';

/** What a request asks for, in logs and metrics: one of `operationNames`, whatever was sent. */
export type OperationName = string;

const others = { '/healthz': 'health', '/readyz': 'readiness', '/api/openapi.json': 'openapi' };

const calls = Object.entries(operations).map(([name, { method, path }]) => ({
  name,
  method,
  path: bare(path),
}));
const plain = new Map([
  ...calls.map(({ name, method, path }): [string, string] => [`${method} ${path}`, name]),
  ...Object.entries(others).map(([path, name]): [string, string] => [`GET ${path}`, name]),
]);
const patterns = calls
  .filter(({ path }) => path.includes('{'))
  .map(({ name, method, path }) => ({
    name,
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

export const operationNames: readonly OperationName[] = [
  ...plain.values(),
  ...pageNames.map((page) => `page ${page}`),
  ...['file', 'sitemap', 'preflight', 'unknown'],
];

/** The contract's name of a call, or the kind of page or file. @param url without its origin, as it was sent */
export function operationName(sent: string, url: string): OperationName {
  const method = sent === 'HEAD' ? 'GET' : sent;
  const end = url.search(/[?#]/);
  const path = bare(end < 0 ? url : url.slice(0, end));
  const name = plain.get(`${method} ${path}`) ?? patterned(method, path);
  if (name !== undefined) return name;
  if (method === 'OPTIONS') return 'preflight';
  if (method !== 'GET' || /^\/api(\/|$)/.test(path)) return 'unknown';
  if (/^\/sitemap[^/]*\.xml$/.test(path)) return 'sitemap';
  return /\.\w+$/.test(path) ? 'file' : `page ${findPage(path).name}`;
}

function patterned(method: string, path: string): OperationName | undefined {
  return patterns.find((call) => call.method === method && call.pattern.test(path))?.name;
}

/** Paths are answered with and without a slash at their end. */
function bare(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

import { createServer } from 'node:http';
import type { Environment } from '../environment.ts';
import { takePort } from '../http/take-port.ts';
import type { Metrics } from './metrics.ts';

/**
 * Metrics on the port that the environment names; null where it names none, and then nothing of them is loaded.
 * @throws {StartupError} when the port cannot be taken
 */
export async function openMetrics(
  { MATCHPOINT_METRICS_HOST: host, MATCHPOINT_METRICS_PORT: port }: Environment,
  print: (line: string) => void,
) {
  if (port === undefined) return null;
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, host, port);
  print(`Metrics are on ${server.url}`);
  return { ...metrics, close: server.close };
}

/**
 * Answers /metrics, and nothing else, on a port of its own, so that a proxy in front of the service cannot show it.
 * @throws {StartupError} when the port cannot be taken
 */
export async function serveMetrics(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  host: string,
  port: number,
) {
  const server = createServer(async ({ url, method }, answer) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only GET /metrics is answered here.\n');
      return;
    }
    try {
      const body = await text();
      answer.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body);
    } catch {
      answer.writeHead(500).end();
    }
  });
  const names = { host: 'MATCHPOINT_METRICS_HOST', port: 'MATCHPOINT_METRICS_PORT' };
  const url = await takePort(server, host, port, names);
  return {
    url: `${url}/metrics`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

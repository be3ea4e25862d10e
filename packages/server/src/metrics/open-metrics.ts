import type { Environment } from '../environment.ts';
import type { Metrics } from './metrics.ts';

export interface OpenMetrics extends Pick<Metrics, 'report' | 'watch'> {
  close(): Promise<void>;
}

/**
 * Metrics on the port that the environment names; null where it names none, and then nothing of them is loaded.
 * @throws {StartupError} when the port cannot be taken
 */
export async function openMetrics(
  { MATCHPOINT_METRICS_HOST: host, MATCHPOINT_METRICS_PORT: port }: Environment,
  print: (line: string) => void,
): Promise<OpenMetrics | null> {
  if (port === undefined) return null;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, host, port);
  print(`Metrics are on ${server.url}`);
  return { report: metrics.report, watch: metrics.watch, close: server.close };
}

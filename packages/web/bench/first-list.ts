import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { startTestCluster } from '@matchpoint/server/testing/cluster';
import { type Browser, chromium } from 'playwright-core';
import { buildApp, buildPages } from '../tests/built-app.ts';
import { withChromium } from '../tests/chromium.ts';
import { type FirstRows, measureFirstRows, rowsWanted, slowPhone } from './first-rows.ts';

const rounds = 7;
/** The project's targets; `rows` and `firstPaint` in times of React alone. */
const target = { rows: 1.1, firstPaint: 0.5, scriptKB: 105 };

/**
 * Prints the script and the time to the first painted rows of the athletes list, and the same for React alone: one
 * server, one database, one browser, alternating rounds, medians.
 */
export async function bench(): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const app = await buildApp();
    undo.push(app.remove);
    const reactAlone = await buildPages(join(import.meta.dirname, 'react-alone'));
    undo.push(reactAlone.remove);
    const cluster = await startTestCluster();
    undo.push(cluster.stop);
    const start = async (webDir: string, sharing?: TestServer) => {
      const server = await startTestServer({
        cluster: cluster.address,
        listening: true,
        webDir,
        ...(sharing && { sharing }),
      });
      undo.push(server.stop);
      return server;
    };
    const product = await start(app.folder);
    await product.addDemo();
    const alone = await start(reactAlone.folder, product);
    const browser = await withChromium((options) => chromium.launch(options));
    undo.push(() => browser.close());

    report(await measure(browser, { product: `${product.url}/athletes`, alone: `${alone.url}/` }));
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

type Pages = 'product' | 'alone';

async function measure(
  browser: Browser,
  urls: Readonly<Record<Pages, string>>,
): Promise<Readonly<Record<Pages, FirstRows>>> {
  const runs: Record<Pages, FirstRows[]> = { product: [], alone: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.alone.push(await measureFirstRows(browser, urls.alone));
    runs.product.push(await measureFirstRows(browser, urls.product));
  }
  const summary = (all: readonly FirstRows[]) => ({
    time: median(all.map(({ time }) => time)),
    firstPaint: median(all.map(({ firstPaint }) => firstPaint)),
    script: median(all.map(({ script }) => script)),
  });
  return { product: summary(runs.product), alone: summary(runs.alone) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report({ product, alone }: Readonly<Record<Pages, FirstRows>>): void {
  const { download, upload, latency, cpu } = slowPhone;
  const line = (...[name = '', ...cells]: readonly string[]) =>
    `${name.padEnd(20)}${cells.map((cell) => cell.padStart(16)).join('')}\n`;
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  const row = (name: string, { time, firstPaint, script }: FirstRows) =>
    line(name, seconds(firstPaint), seconds(time), `${(script / 1000).toFixed(1)} KB`);
  const times = (part: number, whole: number) => `${(part / whole).toFixed(2)} times`;
  process.stdout.write(
    [
      `First ${rowsWanted} athletes painted, nothing cached, median of ${rounds} alternating runs.\n`,
      `Network ${download / 1e6} Mbit/s down, ${upload / 1e6} up, ${latency} ms a round trip; processor ${cpu} times slower.\n\n`,
      line('', 'first paint', 'rows painted', 'script, brotli'),
      row('React alone', alone),
      row('Matchpoint', product),
      line('compared', times(product.firstPaint, alone.firstPaint), times(product.time, alone.time), ''),
      line('target', `${target.firstPaint} times`, `${target.rows} times`, `${target.scriptKB} KB`),
    ].join(''),
  );
}

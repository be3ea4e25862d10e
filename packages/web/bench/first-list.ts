import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { startTestCluster } from '@matchpoint/server/testing/cluster';
import { type Browser, chromium } from 'playwright-core';
import { buildApp, buildPages } from '../tests/built-app.ts';
import { withChromium } from '../tests/chromium.ts';
import { type FirstRows, measureFirstRows, rowsWanted, slowPhone, type Visit } from './first-rows.ts';

const rounds = 5;

/**
 * Prints the time to the first rows of the athletes list, painted and uncovered, on a slow phone and on a fast line, and
 * the same for React alone: one server, one database, one browser, alternating rounds, medians.
 */
export async function bench(): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const app = await buildApp();
    undo.push(app.remove);
    const reactAlone = await buildPages(join(import.meta.dirname, 'react-alone'));
    undo.push(reactAlone.remove);
    const covered = await withCover(reactAlone.folder);
    undo.push(covered.remove);
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
    const aloneCovered = await start(covered.folder, product);
    const browser = await withChromium((options) => chromium.launch(options));
    undo.push(() => browser.close());

    const list = `${product.url}/athletes`;
    const pages = {
      'React alone': { url: alone.url, stored: {} },
      'with a cover': { url: aloneCovered.url, stored: {} },
      Matchpoint: { url: list, stored: {} },
      'signed in': { url: list, stored: signedIn },
    };
    for (const isSlow of [true, false]) report(await measure(browser, pages, isSlow), isSlow);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** What a browser has stored of an agency's person. The session is asked about after the rows. */
const signedIn = {
  'firebase:authUser:demo:[DEFAULT]': '{}',
  'matchpoint.active-profile': JSON.stringify({ version: 1, name: 'Court Example', type: 'Agency' }),
};

/** A copy of a built page whose document has a cover as the product's. */
async function withCover(folder: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'matchpoint-cover-'));
  await cp(folder, copy, { recursive: true });
  const page = join(copy, 'index.html');
  const cover = `<style>
    @keyframes uncover { to { opacity: 0; visibility: hidden } }
    [data-overlay] { position: fixed; inset: 0; background: white; animation: uncover 300ms 1s forwards }
  </style><div data-overlay>React alone</div>`;
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('<div id="root"></div>', `<div id="root"></div>${cover}`));
  return { folder: copy, remove: () => rm(copy, { recursive: true, force: true }) };
}

type Pages = Readonly<Record<string, Omit<Visit, 'isSlow'>>>;

async function measure(
  browser: Browser,
  pages: Pages,
  isSlow: boolean,
): Promise<ReadonlyMap<string, FirstRows>> {
  const runs = new Map(Object.keys(pages).map((name): [string, FirstRows[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, page] of Object.entries(pages))
      runs.get(name)?.push(await measureFirstRows(browser, { ...page, isSlow }));
  return new Map([...runs].map(([name, all]) => [name, summary(all)]));
}

function summary(all: readonly FirstRows[]): FirstRows {
  return {
    time: median(all.map(({ time }) => time)),
    uncovered: median(all.map(({ uncovered }) => uncovered)),
    firstPaint: median(all.map(({ firstPaint }) => firstPaint)),
    script: median(all.map(({ script }) => script)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(measured: ReadonlyMap<string, FirstRows>, isSlow: boolean): void {
  const { download, upload, latency, cpu } = slowPhone;
  const line = (...[name = '', ...cells]: readonly string[]) =>
    `${name.padEnd(16)}${cells.map((cell) => cell.padStart(24)).join('')}\n`;
  const alone = measured.get('React alone');
  const covered = measured.get('with a cover');
  const seconds = (time: number, whole = Number.NaN) =>
    `${(time / 1000).toFixed(2)} s${Number.isNaN(whole) ? '' : ` (${(time / whole).toFixed(2)} times)`}`;
  const rows = [...measured].map(([name, { firstPaint, time, uncovered, script }]) =>
    line(
      name,
      seconds(firstPaint, alone?.firstPaint),
      seconds(time, alone?.time),
      seconds(uncovered, covered?.uncovered),
      `${(script / 1000).toFixed(1)} KB`,
    ),
  );
  const how = isSlow
    ? `Network ${download / 1e6} Mbit/s down, ${upload / 1e6} up, ${latency} ms a round trip; processor ${cpu} times slower.`
    : 'A fast line.';
  const title = `First ${rowsWanted} athletes, nothing cached, median of ${rounds} alternating runs. ${how}\n\n`;
  const head = line('', 'first paint', 'rows painted', 'rows uncovered', 'script, brotli');
  process.stdout.write(`${title}${head}${rows.join('')}\n`);
}

import type { Browser, Page } from 'playwright-core';

/** Measurements of a page from navigation to painted rows. */
export interface FirstRows {
  /** Milliseconds to the rows. */
  readonly time: number;
  /** Milliseconds to the first text or picture of any kind. */
  readonly firstPaint: number;
  /** Bytes of script transferred by then, brotli. */
  readonly script: number;
}

/** Lighthouse's slow 4G in bits per second and milliseconds, and a processor four times slower than this one. */
export const slowPhone = {
  download: 1_600_000,
  upload: 750_000,
  latency: 150,
  cpu: 4,
} as const;

export const rowsWanted = 50;

/** Opens `url` without a cache and waits for the first rows in `tbody`. */
export async function measureFirstRows(browser: Browser, url: string): Promise<FirstRows> {
  // High enough for fifty rows, so that a windowed list renders all of them.
  const context = await browser.newContext({ viewport: { width: 1280, height: 4000 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(recordRows, rowsWanted);
    await page.goto(url, { waitUntil: 'commit' });
    const measured = await page.waitForFunction(() => window.rowsPainted, undefined, { timeout: 60_000 });
    const time = await measured.evaluate((painted) => painted ?? Number.NaN);
    const firstPaint = await page.evaluate(firstContentfulPaint);
    return { time, firstPaint, script: await page.evaluate(scriptBytes, time) };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.download / 8,
    uploadThroughput: slowPhone.upload / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
}

declare global {
  interface Window {
    rowsPainted?: number;
  }
}

/** Runs in the page: records when the rows have been painted. */
function recordRows(wanted: number): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('tbody tr a[href]').length < wanted) return;
    if (document.querySelectorAll('tbody tr:has(a[href])').length < wanted) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.rowsPainted = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function firstContentfulPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
}

/** Runs in the page: the bytes of all script that arrived by `time`. */
function scriptBytes(time: number): number {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => entry.responseEnd <= time && new URL(entry.name).pathname.endsWith('.js'))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
}

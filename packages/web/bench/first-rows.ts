import type { Browser, Page } from 'playwright-core';

/** Measurements of a page from navigation to rows that can be seen. */
export interface FirstRows {
  /** Milliseconds to the painted rows. */
  readonly time: number;
  /** Milliseconds to the rows, and to the moment in which the cover begins to fade. */
  readonly uncovered: number;
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

export interface Visit {
  readonly url: string;
  /** What the browser has stored from an earlier visit. */
  readonly stored: Readonly<Record<string, string>>;
  readonly isSlow: boolean;
}

/** Opens `url` without a cache and waits for the first rows in `tbody`, and for the cover where there is one. */
export async function measureFirstRows(browser: Browser, { url, stored, isSlow }: Visit): Promise<FirstRows> {
  // High enough for fifty rows, so that a windowed list renders all of them.
  const context = await browser.newContext({ viewport: { width: 1280, height: 4000 } });
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    await page.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, stored);
    await page.addInitScript(recordRows, rowsWanted);
    // Not `waitForFunction`, whose own script takes 0.1 s of a slow page's thread before its first paint.
    const seen = page.waitForEvent('console', {
      predicate: (message) => message.text() === 'rows seen',
      timeout: 60_000,
    });
    await page.goto(url, { waitUntil: 'commit' });
    await seen;
    return await page.evaluate(readMeasurement);
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
    uncovered?: number;
  }
}

/** Runs in the page: records when the rows have been painted, and when the cover fades. Says so when both have. */
function recordRows(wanted: number): void {
  const report = () => {
    if (!window.rowsPainted || (!window.uncovered && document.querySelector('[data-overlay]'))) return;
    // biome-ignore lint/suspicious/noConsole: a message that costs the measured page nothing
    console.debug('rows seen');
  };
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element && target.matches('[data-overlay]'))) return;
    window.uncovered = performance.now();
    report();
  });
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('tbody tr a[href]').length < wanted) return;
    if (document.querySelectorAll('tbody tr:has(a[href])').length < wanted) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.rowsPainted = performance.now();
        report();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readMeasurement(): FirstRows {
  const time = window.rowsPainted ?? Number.NaN;
  const script = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => entry.responseEnd <= time && new URL(entry.name).pathname.endsWith('.js'))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  return {
    time,
    uncovered: Math.max(time, window.uncovered ?? 0),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    script,
  };
}

import type { TestClusterAddress } from '@matchpoint/server/testing/cluster';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of all journeys answers, without a slash at its end. */
    readonly origin: string;
    /** The WebSocket address of the one browser. */
    readonly browser: string;
    /** What `startTestServer` takes, for journeys that need a server of their own. */
    readonly cluster: TestClusterAddress;
    /** The folder of the built app. */
    readonly builtApp: string;
  }
}

let connected: Promise<Browser> | undefined;

/** The one browser, as this worker sees it. */
export function theBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** A page in a fresh browser context, and every complaint of the browser while it is open. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and Content-Security-Policy violations. */
  readonly complaints: string[];
}

/** @param overlay whether the loading overlay covers the page as it does for people; else its clock stands at 0 */
export async function visit(options: BrowserContextOptions = {}, overlay = false): Promise<Visit> {
  const browser = await theBrowser();
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...options,
  });
  context.setDefaultTimeout(30_000);
  if (!overlay) await context.addInitScript(withoutOverlay);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** Runs in the page. A constructed style sheet is no inline style, so the Content-Security-Policy allows it. */
function withoutOverlay(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-overlay] { display: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

interface Fixtures {
  /** What the test's browser context is; a test or a group sets it by `test.override`. */
  readonly contextOptions: BrowserContextOptions;
  /** Complaints that the test causes itself, such as the browser's note of an answer that failed. */
  readonly expectedComplaints: RegExp | null;
  readonly overlay: boolean;
  readonly page: Page;
}

/** A test in a fresh browser context; it fails when the browser complains of anything that it does not expect. */
export const test = base.extend<Fixtures>({
  contextOptions: {},
  expectedComplaints: null,
  overlay: false,
  page: async ({ contextOptions, expectedComplaints, overlay }, use) => {
    const { page, complaints } = await visit(contextOptions, overlay);
    try {
      await use(page);
    } finally {
      await page.context().close();
    }
    expect(complaints.filter((text) => !expectedComplaints?.test(text))).toEqual([]);
  },
});

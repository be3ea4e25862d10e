import type { TestServer } from '@matchpoint/server/testing';
import { ownAgencies, ownAthletes } from '@matchpoint/server/testing/calls';
import type { TestClusterAddress } from '@matchpoint/server/testing/cluster';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { createAccount, type SignedUp } from './accounts.ts';
import { fullAgency, type OwnServerOptions, startOwnServer } from './known-server.ts';
import { translate } from './translator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the server that all journeys share, without a trailing slash. */
    readonly origin: string;
    /** The WebSocket address of the shared browser. */
    readonly browser: string;
    /** Whether it is the one from npm, which draws the same on every machine. */
    readonly isNpmChromium: boolean;
    /** For `startTestServer`, in journeys that need a server of their own. */
    readonly cluster: TestClusterAddress;
    /** Whether every journey has a page translator at work. */
    readonly translated: boolean;
    /** The folder with the built app. */
    readonly builtApp: string;
  }
}

let connected: Promise<Browser> | undefined;

/** This worker's connection to the shared browser. */
export function theBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** A page in a fresh browser context, and the browser's complaints while it is open. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and Content-Security-Policy violations. */
  readonly complaints: string[];
}

/** @param overlay whether to show the loading overlay */
export async function visit(
  options: BrowserContextOptions = {},
  overlay = false,
  translated = inject('translated'),
): Promise<Visit> {
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
  if (translated) await context.addInitScript(translate);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isOfMissingPage(message)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** A page or an operator's text that does not exist answers 404, as it should, which the browser reports. */
function isOfMissingPage(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isOfCall = /^\/(api(?!\/texts\/)|assets)\//.test(new URL(url).pathname);
  return /status of 404/.test(message.text()) && !isOfCall;
}

/** Runs in the page. The Content-Security-Policy allows constructed style sheets. */
function withoutOverlay(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-overlay] { display: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** Also for some tests alone, by `test.override` in their `describe`. */
interface PageOptions {
  /** Options of the test's browser context. */
  readonly contextOptions: BrowserContextOptions;
  /** Complaints that the test causes itself, such as the browser's message about a failed request. */
  readonly expectedComplaints: RegExp | null;
  readonly overlay: boolean;
  /** Whether a page translator is at work, as in each journey of `pnpm prove`. */
  readonly translated: boolean;
}

interface JourneyOptions extends Partial<PageOptions> {
  readonly serverOptions?: OwnServerOptions;
}

/** A person with the agency `fullAgency` on `server`. */
export interface Owner extends SignedUp {
  readonly agencyId: string;
  readonly agencies: ReturnType<typeof ownAgencies>;
  readonly athletes: ReturnType<typeof ownAthletes>;
}

export async function createOwner(server: TestServer): Promise<Owner> {
  const person = await createAccount();
  const agencies = ownAgencies(server, person);
  const agencyId = await agencies.create(fullAgency);
  return { ...person, agencyId, agencies, athletes: ownAthletes(server, person, agencyId) };
}

/**
 * The `test` of a file: in a fresh browser context, which fails on any unexpected complaint of the browser. What a test
 * names is made for it: `server` without data, which serves the app; `plain`, the same data behind the eleven calls
 * alone, both once a file; a `person` with an account; an `owner` with an agency on `server`. Each file makes its own,
 * because files share this module, and vitest ends what belongs to a file only where the file defined it.
 */
export function journey({ serverOptions: forServer = {}, ...options }: JourneyOptions = {}) {
  return base
    .extend<PageOptions & { readonly page: Page }>({
      contextOptions: {},
      expectedComplaints: null,
      overlay: false,
      translated: inject('translated'),
      ...options,
      page: async ({ contextOptions, expectedComplaints, overlay, translated }, use) => {
        const { page, complaints } = await visit(contextOptions, overlay, translated);
        try {
          await use(page);
        } finally {
          await page.context().close();
        }
        expect(complaints.filter((text) => !expectedComplaints?.test(text))).toEqual([]);
      },
    })
    .extend('serverOptions', { scope: 'file' }, forServer)
    .extend('server', { scope: 'file' }, async ({ serverOptions }, { onCleanup }) => {
      const server = await startOwnServer(serverOptions);
      onCleanup(server.stop);
      return server;
    })
    .extend('plain', { scope: 'file' }, async ({ server }, { onCleanup }) => {
      const plain = await startOwnServer({ extensions: false, sharing: server });
      onCleanup(plain.stop);
      return plain;
    })
    .extend('person', () => createAccount())
    .extend('owner', ({ server }) => createOwner(server));
}

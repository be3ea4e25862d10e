import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { desktop, phone } from './every-page.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';

/** Runs the `journeys` on a desktop and on a phone, in light and dark mode. */
export function inEveryLook(expectedComplaints: RegExp, journeys: () => void): void {
  for (const [width, size] of Object.entries({ desktop, phone })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      describe(`${colorScheme} on a ${width}`, () => {
        test.override({ contextOptions: { ...size, colorScheme }, expectedComplaints });
        journeys();
      });
    }
  }
}

/** A test in every look, with a server for the test file. */
export function testInEveryLook(
  name: string,
  expectedComplaints: RegExp,
  journey: (page: Page, server: TestServer) => Promise<void>,
): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startOwnServer();
  });
  afterAll(() => server.stop());

  inEveryLook(expectedComplaints, () => {
    test(name, ({ page }) => journey(page, server));
  });
}

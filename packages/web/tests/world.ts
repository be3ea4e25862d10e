import { startTestServer } from '@matchpoint/server/testing';
import { startTestCluster } from '@matchpoint/server/testing/cluster';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildApp } from './built-app.ts';
import { npmChromium, withChromium } from './chromium.ts';

/** Shared by all journeys: one build of the app, one browser, one server with demo data on a real database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  const tearDown = async () => {
    for (const step of undo.reverse()) await step();
  };
  async function undone<T>(part: Promise<T>, end: (made: T) => Promise<void>): Promise<T> {
    const made = await part;
    undo.push(() => end(made));
    return made;
  }
  try {
    const { authEmulator } = project.getProvidedContext();
    const parts = [
      undone(buildApp(), ({ remove }) => remove()),
      undone(
        withChromium(async (options, from) => ({ browser: await chromium.launchServer(options), from })),
        ({ browser }) => browser.close(),
      ),
      undone(startTestCluster(), ({ stop }) => stop()),
    ] as const;
    // One that fails does not leave the others behind.
    await Promise.allSettled(parts);
    const [app, { browser, from }, cluster] = await Promise.all(parts);
    const server = await startTestServer({
      cluster: cluster.address,
      webDir: app.folder,
      authEmulator,
      listening: true,
    });
    undo.push(server.stop);
    await server.addDemo();
    project.provide('browser', browser.wsEndpoint());
    project.provide('isNpmChromium', from === npmChromium);
    project.provide('cluster', cluster.address);
    project.provide('builtApp', app.folder);
    project.provide('origin', server.url);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

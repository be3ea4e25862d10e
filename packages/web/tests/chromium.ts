import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';
import { unpackChromium } from './npm-chromium.ts';

type Find = () => Promise<Pick<LaunchOptions, 'executablePath' | 'env'> | null>;

export const npmChromium = 'the npm package @sparticuz/chromium';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where to look for a Chromium, in order. The one from npm comes before the system's, so that every Linux machine runs
 * the same version, which starts in a fifth of the time.
 */
const usualPlaces: readonly (readonly [from: string, find: Find])[] = [
  [npmChromium, unpackChromium],
  ["the system's PATH", programOf(...systemNames)],
  ["Playwright's own download", programOf(chromium.executablePath())],
];

/** These avoid network access; Playwright itself adds `--no-sandbox`, which root needs. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Bytes: more than the pages of a run share at once. */
const enoughMemory = 2 ** 30;

/**
 * Playwright lets Chromium's processes share files on the disk, because containers may have little shared memory. Where
 * there is enough, the files go: they take about a tenth of a run's processor time.
 */
async function ignoredArgs(): Promise<string[]> {
  const free = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > enoughMemory ? ['--disable-dev-shm-usage'] : [];
}

/**
 * Calls `start`, for instance `chromium.launchServer`, with the options of the first Chromium that runs here, and where
 * it is from.
 * @throws {Error} with every place tried and what to do, when none runs
 */
export async function withChromium<T>(
  start: (options: LaunchOptions, from: string) => Promise<T>,
): Promise<T> {
  const usual = { args, ignoreDefaultArgs: await ignoredArgs() };
  const { CHROMIUM_PATH: named = '' } = process.env;
  const places = named === '' ? usualPlaces : [['CHROMIUM_PATH', programOf(named)] as const];
  const failures: unknown[] = [];
  for (const [from, find] of places) {
    try {
      const launch = await find();
      if (launch !== null) return await start({ ...usual, ...launch }, from);
    } catch (cause) {
      failures.push(new Error(`The Chromium from ${from} does not start.`, { cause }));
    }
  }
  throw new AggregateError(
    failures,
    `No Chromium runs here (tried ${places.map(([from]) => from).join(', ')}): install one, or set CHROMIUM_PATH to its executable.`,
  );
}

function programOf(...names: readonly string[]): Find {
  return async () => {
    const executablePath = findProgram(...names);
    return executablePath === null ? null : { executablePath };
  };
}

/** The path of the first of these programs that is on the machine. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => existsSync(path)) ?? null;
}

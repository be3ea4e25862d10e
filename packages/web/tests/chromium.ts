import { accessSync, constants } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';
import { unpackChromium } from './npm-chromium.ts';

type Launch = Pick<LaunchOptions, 'executablePath' | 'env'>;

interface Candidate {
  readonly name: string;
  readonly find: () => Promise<Launch | null>;
}

export const npmChromium = 'the npm package @sparticuz/chromium';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where to look for a Chromium, in order. The one from npm comes before the system's, so that every Linux machine runs
 * the same version, which starts in a fifth of the time.
 */
const candidates: readonly Candidate[] = [
  { name: npmChromium, find: unpackChromium },
  { name: "the system's PATH", find: async () => asLaunch(findProgram(...systemNames)) },
  { name: "Playwright's own download", find: async () => asLaunch(findProgram(chromium.executablePath())) },
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
  if (named !== '') {
    return start({ ...usual, executablePath: named }, 'CHROMIUM_PATH').catch((cause: unknown) => {
      throw new Error(`CHROMIUM_PATH names ${named}, which does not start as a Chromium.`, { cause });
    });
  }
  const failures: unknown[] = [];
  for (const { name, find } of candidates) {
    try {
      const launch = await find();
      if (launch !== null) return await start({ ...usual, ...launch }, name);
    } catch (cause) {
      failures.push(new Error(`The Chromium from ${name} does not start.`, { cause }));
    }
  }
  throw new AggregateError(
    failures,
    `No Chromium runs here (tried ${candidates.map(({ name }) => name).join(', ')}): install one, or set CHROMIUM_PATH to its executable.`,
  );
}

function asLaunch(executablePath: string | null): Launch | null {
  return executablePath === null ? null : { executablePath };
}

/** The path of the first of these programs that is on the machine. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { boardLimits } from '@matchpoint/core/board/board';
import { createClient } from '@matchpoint/core/client/client';
import { startTestServer } from '@matchpoint/server/testing';
import { startTestCluster } from '@matchpoint/server/testing/cluster';
import { chromium, type Page, type Response } from 'playwright-core';
import { buildApp } from '../tests/built-app.ts';
import { withChromium } from '../tests/chromium.ts';
import { boardPage, storeBoard } from '../tests/pages/board.ts';
import { slowPhone } from './first-rows.ts';

const rounds = 5;
const letters = 40;
const presses = 10;
/** Milliseconds. */
const target = { open: 500, step: 100, press: 16, letter: 16 };

/** Prints how long a board of as many athletes as it takes needs to open, to show a step, and for a letter of a note. */
export async function bench(): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const app = await buildApp();
    undo.push(app.remove);
    const cluster = await startTestCluster();
    undo.push(cluster.stop);
    const server = await startTestServer({ cluster: cluster.address, listening: true, webDir: app.folder });
    undo.push(server.stop);
    await server.addDemo();
    const { rows } = await createClient({ baseUrl: server.url }).listAthletes({
      limit: `${boardLimits.athletes}`,
    });
    const browser = await withChromium((options) => chromium.launch(options));
    undo.push(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await storeBoard(page, server.url, rows);
    report(rows.length, await measure(page, server.url, rows.length));
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

interface Measured {
  readonly open: number;
  readonly step: number;
  readonly press: number;
  readonly letter: number;
}

async function measure(page: Page, url: string, count: number): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${url}/athletes`);
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
    const read = untilRead(page, count);
    const link = page.getByRole('navigation').getByRole('link', { name: /^Board/ });
    const open = await untilPainted(page, 'click', () => link.click());
    await read;
    const grip = boardPage(page)
      .main.getByRole('button', { name: /^Move / })
      .first();
    await grip.focus();
    const step = await untilPainted(page, 'keydown', () => page.keyboard.press('ArrowDown'));
    const press = await perPress(page);
    const letter = await perLetter(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    runs.push({ open, step, press, letter });
  }
  const median = (name: keyof Measured) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return { open: median('open'), step: median('step'), press: median('press'), letter: median('letter') };
}

/** The board asks the service for each of its athletes while it is shown. */
async function untilRead(page: Page, count: number): Promise<void> {
  let answers = 0;
  const isLast = (response: Response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (!pathname.startsWith('/api/athletes/')) return false;
    answers += searchParams.get('id')?.split(',').length ?? 1;
    return answers === count;
  };
  await page.waitForEvent('response', { predicate: isLast, timeout: 60_000 });
}

declare global {
  interface Window {
    painted?: Promise<number>;
  }
}

/** Milliseconds from an event to the first painted frame in which another athlete than before is first on the board. */
async function untilPainted(
  page: Page,
  type: 'click' | 'keydown',
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((name) => {
    const first = () => document.querySelector('[data-row]')?.getAttribute('data-row');
    window.painted = new Promise((resolve) => {
      addEventListener(
        name,
        ({ timeStamp }) => {
          const before = first();
          requestAnimationFrame(function frame() {
            if (first() === before) requestAnimationFrame(frame);
            else setTimeout(() => resolve(performance.now() - timeStamp));
          });
        },
        { capture: true, once: true },
      );
    });
  }, type);
  await act();
  return page.evaluate(() => window.painted ?? Number.NaN);
}

/** Milliseconds of script for each key that ranks. */
async function perPress(page: Page): Promise<number> {
  const { spent, end } = await spending(page, 'ScriptDuration');
  for (let count = 0; count < presses; count += 1)
    await untilPainted(page, 'keydown', () => page.keyboard.press(count % 2 === 0 ? 'ArrowUp' : 'ArrowDown'));
  const time = await spent();
  await end();
  return time / presses;
}

/** Milliseconds that the page's thread spends from now on. */
async function spending(page: Page, metric: 'ScriptDuration' | 'TaskDuration') {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
  };
  const before = await now();
  return { spent: async () => (await now()) - before, end: () => session.detach() };
}

/** Milliseconds of the page's thread for each letter typed into a note. */
async function perLetter(page: Page): Promise<number> {
  await boardPage(page)
    .main.getByRole('button', { name: /^Add note/ })
    .first()
    .click();
  const note = boardPage(page)
    .main.getByRole('textbox', { name: /^Private note/ })
    .first();
  await note.focus();
  await page.keyboard.type('a');
  const { spent, end } = await spending(page, 'TaskDuration');
  await page.keyboard.type('b'.repeat(letters), { delay: 20 });
  const time = await spent();
  await end();
  return time / letters;
}

function report(count: number, measured: Measured): void {
  const line = (name: string, time: number, wanted: number) =>
    `${name.padEnd(44)}${`${time.toFixed(0)} ms`.padStart(10)}${`${wanted} ms`.padStart(10)}\n`;
  process.stdout.write(
    [
      `\nBoard of ${count} athletes, processor ${slowPhone.cpu} times slower, median of ${rounds} runs, beside the target.\n\n`,
      line('From the press of "Board" to painted rows', measured.open, target.open),
      line('From a key that ranks to the painted rank', measured.step, target.step),
      line('Script for such a key', measured.press, target.press),
      line('Work for a letter of a note', measured.letter, target.letter),
    ].join(''),
  );
}

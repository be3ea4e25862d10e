import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../tests/chromium.ts';
import { startProgram } from './processes.ts';
import type { RunningBrowser, Tab } from './tab.ts';

/** The name of an element's id in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const hasDisplay = () => process.env['DISPLAY'] !== undefined;

/** Whether there is a display, or a program that is one. */
export const findDisplay = () => hasDisplay() || findProgram('Xvfb') !== null;

/**
 * Starts WebKitGTK's own browser and drives it by WebDriver. It needs a display, else it gets one of Xvfb's. Its window is
 * a private one.
 */
export async function startWebKit(driver: string, browser: string): Promise<RunningBrowser> {
  const display = hasDisplay() ? null : startProgram(['Xvfb', '-displayfd', '1']);
  const number = await display?.said(/^(\d+)$/);
  const port = await freePort();
  const child = startProgram([driver, `--port=${port}`], {
    ...process.env,
    ...(number !== undefined && { DISPLAY: `:${number}` }),
  });
  const stop = async () => {
    await child.stop();
    await display?.stop();
  };
  try {
    await untilReady(port);
    const root = `http://127.0.0.1:${port}/session`;
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId, capabilities } = await send('POST', root, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `${root}/${sessionId}`;
    await send('POST', `${session}/window/rect`, { width: 1280, height: 900 });
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      tab: tabOf(session, String(await send('GET', `${session}/window`))),
      async openAnother() {
        const { handle } = await send('POST', `${session}/window/new`, { type: 'window' });
        return tabOf(session, handle);
      },
      async stop() {
        await send('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The driver says nothing when it listens. */
async function untilReady(port: number): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await pause(50);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** What answers have that are read here. */
interface Answer {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
  readonly handle: string;
}

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}

function tabOf(session: string, handle: string): Tab {
  async function post(path: string, body: object) {
    await send('POST', `${session}/window`, { handle });
    return send('POST', `${session}/${path}`, body);
  }
  const tab: Tab = {
    async open(url) {
      await post('url', { url });
    },
    async run(script, ...args) {
      const text = `const done = arguments[1];
        Promise.resolve().then(() => (${script})(...JSON.parse(arguments[0])))
          .then((value) => done([JSON.stringify(value ?? null)]), (error) => done([null, String(error)]));`;
      const [json, problem] = Object.values(
        await post('execute/async', { script: text, args: [JSON.stringify(args)] }),
      );
      if (problem !== undefined) throw new Error(problem);
      return JSON.parse(json);
    },
    async perform(actions) {
      await post('actions', { actions });
    },
    async choose(selector, path) {
      const found = await post('element', { using: 'css selector', value: selector });
      const id = new Map(Object.entries(found)).get(elementKey);
      await post(`element/${id}/value`, { text: path });
    },
    async close() {
      await send('POST', `${session}/window`, { handle });
      await send('DELETE', `${session}/window`);
    },
  };
  return tab;
}

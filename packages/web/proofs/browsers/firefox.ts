import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { startProgram } from './processes.ts';
import type { RunningBrowser, Tab } from './tab.ts';

/** Starts Firefox without a window and drives it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string): Promise<RunningBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'matchpoint-firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n');
  const firefox = startProgram([
    program,
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  ]);
  const stop = async () => {
    await firefox.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await firefox.said(/WebDriver BiDi listening on (ws:\S+)/);
    const send = await connect(`${address}/session`);
    const { capabilities } = await send('session.new', { capabilities: {} });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      tab: await openTab(send),
      openAnother: () => openTab(send),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What answers have that are read here. */
interface Answer {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  readonly context: string;
  readonly type: string;
  readonly result: { readonly value: string; readonly sharedId: string };
  readonly exceptionDetails: { readonly text: string };
}

type Send = (method: string, params: object) => Promise<Answer>;

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result: Answer;
  readonly message: string;
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    waiting.get(message.id ?? 0)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer on ${url}`)));
  });
  let id = 0;
  return async (method, params) => {
    id += 1;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
}

async function openTab(send: Send): Promise<Tab> {
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  return tabOf(send, context);
}

function tabOf(send: Send, context: string): Tab {
  async function call(functionDeclaration: string, json: string) {
    const answer = await send('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      arguments: [{ type: 'string', value: json }],
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(script, ...args) {
      const text = `async (json) => JSON.stringify((await (${script})(...JSON.parse(json))) ?? null)`;
      return JSON.parse((await call(text, JSON.stringify(args))).value);
    },
    async perform(actions) {
      await send('browsingContext.activate', { context });
      await send('input.performActions', { context, actions });
    },
    async choose(selector, path) {
      const element = await call('(selector) => document.querySelector(selector)', selector);
      await send('input.setFiles', { context, element: { sharedId: element.sharedId }, files: [path] });
    },
    async close() {
      await send('browsingContext.close', { context });
    },
  };
}

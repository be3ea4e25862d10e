import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Listening, listen } from '../server.ts';
import { rawCall } from '../testing/raw-call.ts';

/** Longer than any test: what a test waits for comes by itself. */
const long = 60_000;

/** A server whose answers the test gives, each when it likes. */
async function serve() {
  const server = await listen('127.0.0.1', 0);
  const asked: ((response: Response) => void)[] = [];
  let notify = () => undefined;
  server.open(() => {
    const answer = new Promise<Response>((resolve) => void asked.push(resolve));
    notify();
    return answer;
  });
  onTestFinished(() => server.ending.close(0));
  return {
    ...server,
    asked,
    /** Settles when so many have been asked in all. */
    async isAsked(count: number): Promise<void> {
      while (asked.length < count) await new Promise<void>((resolve) => (notify = () => void resolve()));
    },
  };
}

/** Asks on a connection that is kept. */
async function ask(url: string, agent?: Agent) {
  const request = get(url, agent === undefined ? {} : { agent });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer === undefined) throw new Error('There is no answer.');
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
}

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

async function connected({ url }: Pick<Listening, 'url'>): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('from the first moment of the drain every answer closes its connection, and new ones are taken', async () => {
  const server = await serve();
  const agent = keepAlive();
  const before = ask(server.url, agent);
  await server.isAsked(1);
  server.asked[0]?.(new Response('before'));
  expect(await before).toEqual({ status: 200, connection: 'keep-alive', body: 'before' });

  const running = ask(server.url, agent);
  await server.isAsked(2);
  const hurry = new AbortController();
  const drained = server.ending.drain(long, hurry.signal);
  expect(server.ending.isEnding).toBe(true);
  server.asked[1]?.(new Response('was running'));
  expect(await running).toEqual({ status: 200, connection: 'close', body: 'was running' });
  const came = ask(server.url);
  await server.isAsked(3);
  server.asked[2]?.(new Response('came later'));
  expect(await came).toEqual({ status: 200, connection: 'close', body: 'came later' });
  hurry.abort();
  await drained;
});

test('where nobody is connected nothing is waited for', async () => {
  const server = await serve();
  await server.ending.drain(long);
  await server.ending.close(long);
  expect(server.asked).toEqual([]);
});

test('the port closes while answers wait, then what runs is answered', async () => {
  const server = await serve();
  const first = ask(server.url);
  await server.isAsked(1);
  let askNow = () => undefined;
  const last = rawCall(server.url, '', (socket) => {
    askNow = () => void socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  });
  const closed = server.ending.close(long);
  expect(server.ending.held).not.toBeNull();
  askNow();
  await server.isAsked(2);
  await expect(ask(server.url)).rejects.toThrow('ECONNREFUSED');
  for (const answer of server.asked) answer(new Response('in time'));
  expect(await first).toEqual({ status: 200, connection: 'close', body: 'in time' });
  expect(await last).toMatchObject({ status: 200, body: 'in time' });
  await closed;
});

test('connections that are kept, and those on which nothing was asked, are closed at the end', async () => {
  const server = await serve();
  const agent = keepAlive();
  const answered = ask(server.url, agent);
  await server.isAsked(1);
  server.asked[0]?.(new Response());
  await answered;
  const silent = await connected(server);
  const ended = once(silent.resume(), 'close');
  await server.ending.close(long);
  await ended;
});

test('what takes too long is refused, and a body that is on its way is cut', async () => {
  const server = await serve();
  const late = ask(server.url);
  await server.isAsked(1);
  const streaming = rawCall(server.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await server.isAsked(2);
  server.asked[1]?.(new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })));
  const closed = server.ending.close(1);
  expect(await late).toEqual({
    status: 503,
    connection: 'close',
    body: '{"detail":"The server is ending; try again in a moment."}',
  });
  expect(await streaming).toMatchObject({ status: 200, body: '' });
  await closed;
});

test('in a hurry nothing is waited for', async () => {
  const server = await serve();
  const cut = ask(server.url);
  await server.isAsked(1);
  const hurry = new AbortController();
  const ended = server.ending.drain(long, hurry.signal).then(() => server.ending.close(long, hurry.signal));
  hurry.abort();
  await expect(cut).rejects.toThrow('socket hang up');
  await ended;
});

import { connect, createServer, type Socket } from 'node:net';

/** An address in front of a server that can be closed, as an outage closes it. */
export async function startGate(origin: string) {
  const inner = Number(new URL(origin).port);
  const open = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(inner, '127.0.0.1');
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const port = await listen(0);
  async function close() {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  }
  return { url: `http://127.0.0.1:${port}`, close, reopen: () => listen(port) };
}

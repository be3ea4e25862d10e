import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server; while shut, the server seems stopped and keeps its address. */
export interface Gate {
  readonly origin: string;
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

/** @param origin of a server on 127.0.0.1 */
export async function startGate(origin: string): Promise<Gate> {
  const inner = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(inner, '127.0.0.1');
    for (const [socket, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
    outside.pipe(inside).pipe(outside);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    open: () => listen(address.port),
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

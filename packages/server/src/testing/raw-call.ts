import { connect, type Socket } from 'node:net';

/** What came back on a connection until it was closed, read as one answer. */
export interface RawAnswer {
  /** 0: it was closed without an answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Writes `text` on a connection of its own, as no client of HTTP would, and waits until the server closes it. `then` may
 * go on with the connection.
 */
export async function rawCall(
  url: string,
  text: string,
  then: (socket: Socket) => void = () => undefined,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => void pieces.push(piece));
  // A connection that is closed with input unread is reset.
  socket.on('error', () => undefined);
  socket.write(text);
  then(socket);
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = Buffer.concat(pieces).toString().split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: new Headers(
      lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
    ),
    body,
  };
}

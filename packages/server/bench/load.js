// @ts-check
import { connect } from 'node:net';

/**
 * Loads a server over plain sockets, one request at a time on each, and prints how many answers a second came, and how many in all. It is
 * a process of its own, and so cheap that the server is what is measured: all answers to one request have one
 * length, so bytes are counted, and only the first answer is read.
 *
 * node load.js <url> <seconds> <connections> [header: value]…
 */
const [address = '', seconds = '1', connections = '32', ...headers] = process.argv.slice(2);
const url = new URL(address);
const request = Buffer.from(
  [`GET ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`, ...headers, '', ''].join('\r\n'),
);

/** @param {string} answer @returns {number} bytes of the whole answer */
function lengthOf(answer) {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The first packet holds no whole head.');
  const head = answer.slice(0, end);
  const status = Number(head.split(' ')[1]);
  if (status === 304) return end + 4;
  if (status !== 200) throw new Error(`The server answered ${status}.`);
  return end + 4 + Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
}

let answers = 0;

function open() {
  const socket = connect(Number(url.port), url.hostname);
  let length = 0;
  let received = 0;
  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    if (length === 0) length = lengthOf(chunk.toString('latin1'));
    received += chunk.length;
    if (received < length) return;
    if (received > length) throw new Error('An answer is longer than the first one.');
    received = 0;
    answers += 1;
    socket.write(request);
  });
  socket.write(request);
}

for (let index = 0; index < Number(connections); index += 1) open();
setTimeout(() => {
  const counted = answers;
  const from = performance.now();
  setTimeout(() => {
    const perSecond = (answers - counted) / ((performance.now() - from) / 1000);
    process.stdout.write(JSON.stringify({ perSecond, answers }), () => process.exit(0));
  }, Number(seconds) * 1000);
}, 500);

import { createServer, request as send } from 'node:http';
import { sentence } from '../plain-error.js';

/**
 * Stands before the emulator: an answer to a call that changes accounts is passed on only after the accounts are
 * saved, so that what was answered is never lost. Calls wait until the emulator is up. Calls from web pages of other
 * machines are refused: the emulator would show them every password. The links of its mails lead to the web app's
 * page for them, as a real project's do.
 *
 * @import { IncomingMessage, Server, ServerResponse } from 'node:http'
 * @param {{ emulatorPort: Promise<number>, saved: () => Promise<void>, webUrl: () => string | undefined }} ports `saved`
 *   settles when a save that began after the call has ended; without a `webUrl` links lead to the emulator's own page
 * @returns {Server}
 */
export function identityProxy({ emulatorPort, saved, webUrl }) {
  const server = createServer(async (request, response) => {
    if (!isLocal(request))
      return refuse(response, 403, 'Only this machine may use the local identity provider.');
    try {
      const page = pageOfLink(request, webUrl());
      if (page !== undefined) {
        response.writeHead(302, { location: page, 'cache-control': 'no-store' }).end();
        return;
      }
      const answer = await forward(request, response, await emulatorPort);
      const status = answer.statusCode ?? 502;
      if (status < 400 && mayChangeAccounts(request)) await saved();
      response.writeHead(status, answer.rawHeaders.length === 0 ? [] : endToEnd(answer.rawHeaders));
      answer.pipe(response);
    } catch (error) {
      refuse(response, 503, `The local identity provider failed: ${sentence(error)}`);
    }
  });
  // Longer than the pools of common clients keep a connection, so that they never write into one that just closed.
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} port
 * @returns {Promise<IncomingMessage>}
 */
function forward(request, response, port) {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request;
    const onward = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    onward.on('error', reject);
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
}

const linkModes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

/**
 * @param {{ method?: string | undefined, url?: string | undefined }} request
 * @param {string | undefined} webUrl
 * @returns {string | undefined} where the link of a mail leads; nothing for every other call
 */
function pageOfLink({ method, url = '/' }, webUrl) {
  if (webUrl === undefined || method !== 'GET') return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const code = searchParams.get('oobCode');
  const mode = searchParams.get('mode') ?? '';
  const isLink = pathname === '/emulator/action' && linkModes.includes(mode);
  // With the new password in it, it is the emulator's own way to set one without a page.
  if (!isLink || code === null || searchParams.has('newPassword')) return undefined;
  const page = new URL('/reset-password', webUrl);
  page.search = new URLSearchParams({ mode, oobCode: code }).toString();
  return page.href;
}

/** Calls that read, or that note nothing but the time of the last sign-in. */
const readOnly =
  /:(lookup|query|queryAccounts|createAuthUri|signInWithPassword|createSessionCookie)$|\/v1\/token$/;

/**
 * @param {{ method?: string | undefined, url?: string | undefined }} request
 * @returns {boolean}
 */
function mayChangeAccounts({ method = 'GET', url = '/' }) {
  const path = url.split('?', 1)[0] ?? '/';
  // The links of the emulator's mails are opened with GET.
  if (path === '/emulator/action') return true;
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !readOnly.test(path);
}

/**
 * @param {IncomingMessage} request
 * @returns {boolean}
 */
function isLocal({ headers: { host, origin } }) {
  return isLoopback(`http://${host}`) && (origin === undefined || isLoopback(origin));
}

/**
 * @param {string} url
 * @returns {boolean}
 */
function isLoopback(url) {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * @param {string[]} rawHeaders names and values in turn
 * @returns {string[]}
 */
function endToEnd(rawHeaders) {
  return rawHeaders.filter(
    (_, index) => !hopByHop.has(String(rawHeaders[index - (index % 2)]).toLowerCase()),
  );
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} message
 */
function refuse(response, status, message) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: status, message } }));
}

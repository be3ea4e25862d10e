import type { Server } from 'node:http';
import { isErrorCode } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';

/** The variables that say where to listen, for error messages. */
export interface PortNames {
  readonly host: string;
  readonly port: string;
}

/**
 * Listens, and answers the origin, with the port that was taken.
 * @throws {StartupError} when it is taken or may not be taken
 */
export async function takePort(
  server: Server,
  host: string,
  port: number,
  names: PortNames = { host: 'HOST', port: 'PORT' },
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, host, port, names)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

function refusal(error: unknown, host: string, port: number, names: PortNames): unknown {
  if (isErrorCode(error, 'EADDRINUSE')) {
    return new StartupError(
      `${names.port}: ${host}:${port} is taken by another process; stop it, or choose another port, like ${names.port}=${port < 65_535 ? port + 1 : 4300}.`,
    );
  }
  if (isErrorCode(error, 'EACCES')) {
    return new StartupError(
      `${names.port}: this user may not listen on ${host}:${port}; choose a port above 1023, like ${names.port}=4300.`,
    );
  }
  if (isErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
    return new StartupError(
      `${names.host}: ${host} is not an address of this machine; use one that is, like ${names.host}=127.0.0.1.`,
    );
  }
  return error;
}

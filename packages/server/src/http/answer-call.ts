import type { Context, Hono } from 'hono';
import type { Peer } from './client-address.ts';

/** The application, whose requests have the address of their sender. */
export type PeerApp = Hono<{ Bindings: Peer }>;
export type PeerContext = Context<{ Bindings: Peer }>;

/** A call of the contract. */
export interface Call {
  readonly method: string;
  readonly path: string;
}

/** Answers a call. Its path, `/api/athletes/{athleteId}`, is `/api/athletes/:athleteId` for Hono. */
export function answerCall(
  app: PeerApp,
  { method, path }: Call,
  handle: (context: PeerContext) => Response | Promise<Response>,
): void {
  app.on(method, path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''), handle);
}

import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { Peer } from '../http/client-address.ts';
import { Representation } from '../http/representation.ts';
import { apiHeaders } from '../http/security-headers.ts';
import { openApiDocument } from './openapi.ts';

/** GET /api/openapi.json, made on first use. */
export function openApiRoutes(app: Hono<{ Bindings: Peer }>): void {
  let document: Representation | null = null;
  app.get('/api/openapi.json', ({ req }) => {
    document ??= represent(Buffer.from(JSON.stringify(openApiDocument())));
    return document.answer(req.raw);
  });
}

function represent(body: Buffer): Representation {
  return new Representation({
    body,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    headers: { ...apiHeaders, 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
  });
}

import type { Hono } from 'hono';
import type { Peer } from '../http/client-address.ts';
import { jsonRepresentation, type Representation } from '../http/representation.ts';
import { openApiDocument } from './openapi.ts';

/** GET /api/openapi.json, made on first use. */
export function openApiRoutes(app: Hono<{ Bindings: Peer }>): void {
  let document: Representation | null = null;
  app.get('/api/openapi.json', ({ req }) => {
    document ??= jsonRepresentation(openApiDocument());
    return document.answer(req.raw);
  });
}

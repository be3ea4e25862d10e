import type { AthleteContract } from '../athletes/athlete-contract.ts';
import type { PeerApp } from '../http/answer-call.ts';
import { jsonRepresentation, type Representation } from '../http/representation.ts';
import { apiPage } from './api-page.ts';
import { openApiDocument } from './openapi.ts';

/** GET /api/openapi.json, and /api/ for people: each made on first use. */
export function openApiRoutes(app: PeerApp, contract: AthleteContract): void {
  let document: Representation | null = null;
  app.get('/api/openapi.json', ({ req }) => {
    document ??= jsonRepresentation(openApiDocument(contract));
    return document.answer(req.raw);
  });
  let page: Representation | null = null;
  app.get('/api', ({ req }) => {
    page ??= apiPage(contract);
    return page.answer(req.raw);
  });
}

import { createHash } from 'node:crypto';
import type { AthleteContract } from '../athletes/athlete-contract.ts';
import type { PeerApp } from '../http/answer-call.ts';
import { publicText, type Representation } from '../http/representation.ts';
import { escapeMarkup } from '../web/markup.ts';
import { openApiDocument } from './openapi.ts';
import { callsOf, groupOf, tagsOf } from './tags.ts';

/** GET /api/openapi.json, and /api/ for people: each made on first use. */
export function openApiRoutes(app: PeerApp, contract: AthleteContract): void {
  let document: Representation | null = null;
  app.get('/api/openapi.json', ({ req }) => {
    document ??= publicText(JSON.stringify(openApiDocument(contract)), 'application/json');
    return document.answer(req.raw);
  });
  let page: Representation | null = null;
  app.get('/api', ({ req }) => {
    page ??= apiPage(contract);
    return page.answer(req.raw);
  });
}

const style =
  ':root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}' +
  'dt{overflow-wrap:anywhere}dd{margin:0 0 .75rem}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

/** The calls of a service in words, for a person (docs/decisions/0043-the-document-for-tools.md). */
function apiPage(contract: AthleteContract): Representation {
  const calls = callsOf(contract).map(([, call]) => call);
  const groups = tagsOf(contract).map(({ name, description }) => {
    const lines = calls
      .filter((call) => groupOf(call) === name)
      .map(
        ({ method, path, summary }) =>
          `<dt><code>${method} ${escapeMarkup(path)}</code></dt><dd>${escapeMarkup(summary)}.</dd>`,
      );
    return `<h2>${name}</h2><p>${escapeMarkup(description)}.</p><dl>${lines.join('')}</dl>`;
  });
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>API · Matchpoint</title><style>${style}</style></head><body><main>` +
    `<h1>Matchpoint's API</h1><p>Everything about these calls, with bounds and examples, is in ` +
    `<a href="/api/openapi.json" download>openapi.json</a>: open it in a reader of OpenAPI documents, such as ` +
    `<a href="https://editor.swagger.io/">Swagger Editor</a>.</p>${groups.join('')}</main></body></html>`;
  return publicText(html, 'text/html; charset=utf-8', { 'Content-Security-Policy': policy });
}

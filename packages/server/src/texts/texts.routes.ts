import { operations } from '@matchpoint/core/contract/operations';
import { siteTextNames } from '@matchpoint/core/pages/site-text';
import { answerCall, type PeerApp } from '../http/answer-call.ts';
import { problem } from '../http/problem.ts';
import { publicText, type Representation } from '../http/representation.ts';
import type { SiteTexts } from './site-texts.ts';

/** The operator's texts (rules/pages.md#texts). */
export function textsRoutes(app: PeerApp, texts: SiteTexts): void {
  const answers = new Map(
    siteTextNames.flatMap((name): [string, Representation][] => {
      const markdown = texts[name];
      if (markdown === null) return [];
      return [[name, publicText(JSON.stringify({ markdown }), 'application/json')]];
    }),
  );
  answerCall(
    app,
    operations.showText,
    ({ req }) =>
      answers.get(req.param('name') ?? '')?.answer(req.raw) ?? problem(404, 'There is no such text.'),
  );
}

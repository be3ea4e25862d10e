import type { FamilyAnswer } from '../consent/family-page.ts';
import { consentOperations } from '../contract/consent-operations.ts';
import type { AddedCall } from './added-call.ts';
import { type BearerCallOptions, type Call, dataOf } from './call.ts';
import type { CallOptions } from './send.ts';

/** The calls about the consent of families (rules/consent.md). */
export function consentCalls(call: Call, added: AddedCall) {
  return {
    /** @throws {ApiError} 404: the link was ended, its athlete removed, or it never was one */
    showFamilyPage: (link: string, options: CallOptions = {}) =>
      dataOf(call(consentOperations.showFamilyPage, { ...options, body: { link } })),

    /** @throws {ApiError} 409: the name is another one by now, or the term is over */
    answerAsFamily: (body: FamilyAnswer, options: CallOptions = {}) =>
      dataOf(call(consentOperations.answerAsFamily, { ...options, body })),

    createFamilyLinks: (agencyId: string, athletes: readonly string[], options: BearerCallOptions) =>
      dataOf(
        added('family-links', consentOperations.createFamilyLinks, {
          ...options,
          parameters: { agencyId },
          body: { athletes },
        }),
      ),

    endFamilyLinks: (agencyId: string, options: BearerCallOptions) =>
      dataOf(
        added('family-links', consentOperations.endFamilyLinks, { ...options, parameters: { agencyId } }),
      ),
  };
}

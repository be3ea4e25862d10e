import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { SentAnswer } from './family.machine.ts';
import { type FamilyPage, familyText } from './family-page.ts';

export function familyActors(client: Pick<Client, 'showFamilyPage' | 'answerAsFamily'>) {
  return {
    read: fromPromise<FamilyPage, { readonly link: string }>(({ input: { link }, signal }) =>
      client.showFamilyPage(link, { signal }),
    ),
    answer: fromPromise<FamilyPage, SentAnswer>(({ input, signal }) =>
      client.answerAsFamily({ ...input, text: familyText }, { signal }),
    ),
  };
}

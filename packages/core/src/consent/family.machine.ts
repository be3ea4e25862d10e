import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { hasStatus } from '../wire/api-error.ts';
import { readLink } from './family-link.ts';
import {
  type FamilyAnswer,
  type FamilyLanguage,
  type FamilyPage,
  type FamilyRole,
  isName,
} from './family-page.ts';

/** Who agrees, as it was entered. */
export interface FamilyEntry {
  readonly role: FamilyRole | null;
  readonly name: string;
}

/** What goes with an answer: the sender's key for it, and the language in which the page was read. */
interface Sending {
  readonly key: string;
  readonly language: FamilyLanguage;
}

export type FamilyEvent =
  | { type: 'type'; text: string }
  | { type: 'retry' }
  /** What the link shows by now, read again while nothing was being sent. */
  | { type: 'seen'; output: FamilyPage }
  | ({ type: 'agree'; entry: FamilyEntry } & Sending)
  | ({ type: 'refuse' } & Sending)
  | ({ type: 'withdraw' } & Sending);

interface FamilyContext {
  /** Null until one is typed that can be a link. */
  readonly link: string | null;
  readonly isMistyped: boolean;
  readonly page: FamilyPage | null;
  /** The last answer, sent under the same key each time. */
  readonly sent: Omit<FamilyAnswer, 'link' | 'athlete_name' | 'text'> | null;
  /** An entry that was not complete when it was sent. */
  readonly incomplete: FamilyEntry | null;
  /** Why the last call failed. */
  readonly failure: 'wait' | 'away' | null;
}

/** What is sent, without the version of the text, which the host knows. */
export type SentAnswer = Omit<FamilyAnswer, 'text'>;

const eventOf = <T>({ event }: { readonly event: T }) => event;

/** Where an answer of the service leads. */
const shown = [
  {
    guard: { type: 'isAgreed', params: eventOf<{ output: FamilyPage }> },
    target: 'agreed',
    actions: { type: 'keepPage', params: eventOf<{ output: FamilyPage }> },
  },
  {
    guard: { type: 'isAsked', params: eventOf<{ output: FamilyPage }> },
    target: 'asked',
    actions: { type: 'keepPage', params: eventOf<{ output: FamilyPage }> },
  },
  { target: 'declined', actions: { type: 'keepPage', params: eventOf<{ output: FamilyPage }> } },
] as const;

type Agreeing = { readonly entry: FamilyEntry } & Sending;

const agreeing = [
  {
    guard: { type: 'isComplete', params: eventOf<Agreeing> },
    target: 'answering',
    actions: { type: 'keepAgreement', params: eventOf<Agreeing> },
  },
  { actions: { type: 'keepIncomplete', params: eventOf<Agreeing> } },
] as const;

/** The page of a family: reads, agrees, refuses, and takes a yes back (rules/consent.md#page). */
export const familyMachine = setup({
  types: {
    context: {} as FamilyContext,
    events: {} as FamilyEvent,
    input: {} as { readonly text: string },
  },
  actors: {
    read: port<FamilyPage, { readonly link: string }>('read'),
    answer: port<FamilyPage, SentAnswer>('answer'),
  },
  actions: {
    keepLink: assign((_, { text }: { text: string }) => {
      const link = readLink(text);
      return { link, isMistyped: link === null, page: null, sent: null, incomplete: null };
    }),
    keepPage: assign((_, { output }: { output: FamilyPage }) => ({
      page: output,
      failure: null,
    })),
    keepAgreement: assign((_, { entry, key, language }: { entry: FamilyEntry } & Sending) => ({
      sent: {
        answer: 'agree' as const,
        role: entry.role ?? undefined,
        name: entry.name.trim(),
        key,
        language,
      },
      incomplete: null,
    })),
    keepNo: assign((_, { type, key, language }: { type: 'refuse' | 'withdraw' } & Sending) => ({
      sent: { answer: type, key, language },
      incomplete: null,
    })),
    keepIncomplete: assign((_, { entry }: { entry: FamilyEntry }) => ({ incomplete: entry })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      failure: hasStatus(error, 429) ? ('wait' as const) : ('away' as const),
    })),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    isComplete: (_, { entry: { role, name } }: { entry: FamilyEntry }) => role !== null && isName(name),
    isGone: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    isChanged: (_, { error }: { error: unknown }) => hasStatus(error, 409),
    isAgreed: (_, { output }: { output: FamilyPage }) => output.answer === 'agreed',
    isAsked: (_, { output }: { output: FamilyPage }) => output.answer === 'asked',
  },
}).createMachine({
  id: 'family',
  context: ({ input: { text } }) => ({
    link: readLink(text),
    isMistyped: text !== '' && readLink(text) === null,
    page: null,
    sent: null,
    incomplete: null,
    failure: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      always: { guard: 'hasLink', target: 'reading' },
      on: { type: { actions: { type: 'keepLink', params: ({ event }) => event } } },
    },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ link: context.link ?? '' }),
        onDone: [...shown],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
          { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** The service could not be asked. */
    unread: { on: { retry: 'reading' } },
    asked: {
      on: {
        agree: [...agreeing],
        refuse: { target: 'answering', actions: { type: 'keepNo', params: ({ event }) => event } },
        seen: [...shown],
      },
    },
    agreed: {
      on: {
        withdraw: { target: 'answering', actions: { type: 'keepNo', params: ({ event }) => event } },
        seen: [...shown],
      },
    },
    /** Refused, taken back, or over: the same link may agree again. */
    declined: { on: { agree: [...agreeing], seen: [...shown] } },
    answering: {
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context: { link, page, sent } }) => ({
          ...(sent ?? { answer: 'refuse', key: '', language: 'en' }),
          link: link ?? '',
          athlete_name: page?.athlete.name ?? '',
        }),
        onDone: [...shown],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
          { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'changed' },
          { target: 'unanswered', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** The answer may have arrived: it is sent again under its key. */
    unanswered: { on: { retry: 'answering' } },
    /** The agency has changed the name, or the term is over. */
    changed: { on: { retry: 'reading' } },
    /** The code may have been typed wrongly. */
    gone: { on: { type: { target: 'typing', actions: { type: 'keepLink', params: ({ event }) => event } } } },
  },
});

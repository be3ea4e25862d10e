import { unknown } from '../agencies/refused-error.ts';
import type { Creation, Edit, OwnEntry } from '../directory/own-entry.ts';
import type { EntityTags } from './entity-tag.ts';
import { keyOfAnother } from './idempotency-key.ts';
import { privateNothing, privateText } from './private-answer.ts';
import { problem } from './problem.ts';

export function missing(noun: string): Response {
  const { status, message } = unknown(noun);
  return problem(status, message);
}

/** Answers about what a person manages. `tags` is null where nothing can be edited: then no answer has an ETag. */
export function ownAnswers(noun: string, tags: EntityTags | null) {
  const entry = (request: Request, { answer, revision }: OwnEntry, status: number) =>
    privateText(request, answer, {
      status,
      ...(tags !== null && { headers: { ETag: tags.write(revision) } }),
    });

  const stale = () =>
    problem(
      412,
      `This ${noun} was changed meanwhile; nothing was saved. Look at it as it is now, then save again.`,
    );

  return {
    shown: (request: Request, read: OwnEntry | null): Response =>
      read === null ? missing(noun) : entry(request, read, 200),

    /** 201 to the call that created; 200 to one that repeats it. */
    created: (request: Request, creation: Creation | null): Response => {
      if (creation === null) return missing(noun);
      switch (creation.outcome) {
        case 'created':
          return entry(request, creation, 201);
        case 'exists':
          return entry(request, creation, 200);
        case 'another':
          return keyOfAnother(noun);
      }
    },

    edited: (request: Request, edit: Edit | null): Response => {
      if (edit === null) return missing(noun);
      return edit.outcome === 'stale' ? stale() : entry(request, edit, 200);
    },

    removed: (request: Request, done: 'removed' | 'stale' | null): Response => {
      if (done === null) return missing(noun);
      return done === 'stale' ? stale() : privateNothing(request);
    },
  };
}

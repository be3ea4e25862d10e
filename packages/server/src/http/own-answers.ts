import type { Creation, Edit, OwnEntry } from '../directory/own-entry.ts';
import type { EntityTags } from './entity-tag.ts';
import { keyOfAnother } from './idempotency-key.ts';
import { privateNothing, privateText } from './private-answer.ts';
import { problem } from './problem.ts';

/** To an editor who asks for what only the agency's owner may do (rules/agencies.md#members). */
export function ownersAlone(): Response {
  return problem(403, 'Only the owner of this agency may do that. You are one of its editors.');
}

/** Answers about what a person manages. `tags` is null where nothing can be edited: then no answer has an ETag. */
export function ownAnswers(noun: string, tags: EntityTags | null) {
  const entry = (request: Request, { answer, revision }: OwnEntry, status: number) =>
    privateText(request, answer, {
      status,
      ...(tags !== null && { headers: { ETag: tags.write(revision) } }),
    });

  /** As for what does not exist, so that nobody learns what others have. */
  const missing = () => problem(404, `There is no such ${noun}.`);

  const stale = () =>
    problem(
      412,
      `This ${noun} was changed meanwhile; nothing was saved. Look at it as it is now, then save again.`,
    );

  return {
    missing,
    shown: (request: Request, read: OwnEntry | null): Response =>
      read === null ? missing() : entry(request, read, 200),

    /** 201 to the call that created; 200 to one that repeats it. */
    created: (request: Request, creation: Creation | null): Response => {
      if (creation === null) return missing();
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
      if (edit === null) return missing();
      return edit.outcome === 'stale' ? stale() : entry(request, edit, 200);
    },

    removed: (request: Request, done: 'removed' | 'stale' | null): Response => {
      if (done === null) return missing();
      return done === 'stale' ? stale() : privateNothing(request);
    },
  };
}

import type { Creation, OwnEntry } from '../directory/own-entry.ts';
import type { EntityTags } from './entity-tag.ts';
import { privateText } from './private-answer.ts';

/** Answers about what a person manages. `tags` is null where nothing can be edited: then no answer has an ETag. */
export function ownAnswers(tags: EntityTags | null) {
  const shown = ({ answer, revision }: OwnEntry, status = 200): Response =>
    privateText(answer, {
      status,
      ...(tags !== null && { headers: { ETag: tags.write(revision) } }),
    });
  return {
    shown,
    /** 201 to the call that created; 200 to one that repeats it. */
    created: (creation: Creation): Response => shown(creation, creation.isNew ? 201 : 200),
  };
}

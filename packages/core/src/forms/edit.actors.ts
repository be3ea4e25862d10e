import { fromPromise } from 'xstate';
import { required } from '../machines/required.ts';
import { ApiError, hasStatus } from '../wire/api-error.ts';
import type { Editable, SaveEnd, ToSave, Wanted } from './edit.machine.ts';
import { payloadOf } from './form.ts';
import { changedFields, mergedAttempt, type Stored, type Values } from './revision.ts';

/** The calls for one entity. They throw `ApiError`, or the signal's reason. */
interface EditCalls<S, Edit> {
  load(id: string, signal: AbortSignal): Promise<S>;
  /** Throws with status 412 where another version is stored. */
  save(id: string, edit: Edit, version: string | null, signal: AbortSignal): Promise<S>;
}

/** After so many conflicts with newer versions the person decides when to retry. */
const mostAttempts = 3;

/** The actors of a machine that edits, for `provide`. */
export function editActors<Entry extends Values, S extends Stored<Entry>, Edit>(
  { fields, judge }: Pick<Editable<Entry, Edit>, 'fields' | 'judge'>,
  calls: EditCalls<S, Edit>,
) {
  /**
   * Saves an edit. A newer stored version is merged and the result sent again, unless both changed the same field
   * (rules/forms.md#merged-edits). Values that are stored already were saved by an attempt without an answer.
   */
  async function save({ id, ...first }: ToSave<Entry, S>, signal: AbortSignal): Promise<SaveEnd<S>> {
    let base = required(first.base);
    let { sent } = first;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      try {
        const edit = payloadOf(judge(base.entry, sent));
        return { now: await calls.save(id, edit, base.version, signal), isSaved: true };
      } catch (error) {
        if (!hasStatus(error, 412)) throw error;
      }
      const now = await calls.load(id, signal);
      const next = mergedAttempt(fields, first, now.entry);
      if (next.conflicts.length > 0) return { now, isSaved: false };
      if (changedFields(fields, now.entry, next.sent).length === 0) return { now, isSaved: true };
      base = now;
      sent = next.sent;
    }
    throw new ApiError('unreachable', 'Another person is saving changes here at the same time.');
  }

  return {
    load: fromPromise<S, Wanted>(({ input: { id }, signal }) => calls.load(id, signal)),
    save: fromPromise<SaveEnd<S>, ToSave<Entry, S>>(({ input, signal }) => save(input, signal)),
  };
}

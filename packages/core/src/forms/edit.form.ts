import { fromPromise } from 'xstate';
import { required } from '../machines/required.ts';
import { ApiError, hasStatus } from '../wire/api-error.ts';
import { createEditMachine, type Editable, type SaveEnd, type ToSave, type Wanted } from './edit.machine.ts';
import { type EditSnapshot, editView } from './edit.view.ts';
import { payloadOf } from './form.ts';
import { changedFields, mergedAttempt, type NamedValues, type Stored } from './revision.ts';

interface EditDescription<Ports, Entry extends NamedValues, S extends Stored<Entry>, Edit>
  extends Editable<Entry, Edit> {
  readonly id: string;
  /** The calls for one entity. They throw `ApiError`, or the signal's reason. */
  readonly load: (ports: Ports, id: string, signal: AbortSignal) => Promise<S>;
  /** Throws with status 412 where another version is stored. */
  readonly save: (ports: Ports, id: string, edit: Edit, options: SaveOptions) => Promise<S>;
}

interface SaveOptions {
  readonly version: string | null;
  readonly signal: AbortSignal;
}

/** After so many conflicts with newer versions the person decides when to retry. */
const mostAttempts = 3;

/** A form that edits, as one object: its subject, its machine, the actors for it, and what it shows. */
export function editForm<Ports, Entry extends NamedValues, S extends Stored<Entry>, Edit>({
  id: machineId,
  load,
  save,
  ...editable
}: EditDescription<Ports, Entry, S, Edit>) {
  const { fields, judge } = editable;

  /**
   * Saves an edit. A newer stored version is merged and the result sent again, unless both changed the same field
   * (rules/forms.md#merged-edits). Values that are stored already were saved by an attempt without an answer.
   */
  async function saveMerged(ports: Ports, { id, ...first }: ToSave<Entry, S>, signal: AbortSignal) {
    let base = required(first.base);
    let { sent } = first;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      try {
        const edit = payloadOf(judge(base.entry, sent));
        return { now: await save(ports, id, edit, { version: base.version, signal }), isSaved: true };
      } catch (error) {
        if (!hasStatus(error, 412)) throw error;
      }
      const now = await load(ports, id, signal);
      const next = mergedAttempt(fields, first, now.entry);
      if (next.conflicts.length > 0) return { now, isSaved: false };
      if (changedFields(fields, now.entry, next.sent).length === 0) return { now, isSaved: true };
      base = now;
      sent = next.sent;
    }
    throw new ApiError('unreachable', 'Another person is saving changes here at the same time.');
  }

  return {
    ...editable,
    machine: createEditMachine<Entry, S, Edit>(machineId, editable),
    actors: (ports: Ports) => ({
      load: fromPromise<S, Wanted>(({ input: { id }, signal }) => load(ports, id, signal)),
      save: fromPromise<SaveEnd<S>, ToSave<Entry, S>>(({ input, signal }) =>
        saveMerged(ports, input, signal),
      ),
    }),
    view: (state: EditSnapshot<Entry, S, Edit>) => editView(editable, state),
  };
}

/** The values of a form's fields: texts as typed, or lists of choices. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** Values with a name. */
export type NamedValues = Values & { readonly name: string };

export type FieldOf<Entry> = keyof Entry & string;

/** How the entries of one form are compared. */
export interface EntryFields<Entry extends Values> {
  /** In the form's order. */
  readonly names: readonly FieldOf<Entry>[];
  /** Equal for two spellings of one value, such as 3,70 and 3.7. */
  plain(entry: Entry, field: FieldOf<Entry>): string;
}

/** An entity of the service, as the values of its form. */
export interface Stored<Entry extends Values> {
  readonly entry: Entry;
  /** Sent back as `If-Match`; null if the service has none. */
  readonly version: string | null;
}

/** An edit in progress (rules/forms.md#merged-edits). */
export interface Revision<Entry extends Values, S extends Stored<Entry>> {
  /** The version that the edit started from; null until it is loaded. */
  readonly base: S | null;
  readonly entry: Entry;
  /** The entry of the last attempt to save; the person may have typed more since. */
  readonly sent: Entry;
  /** The last unanswered entry, which may have been saved. Null without one. */
  readonly unanswered: Entry | null;
  /** Fields that another editor changed, too, until the person has chosen: theirs are in `base`, mine in `entry`. */
  readonly conflicts: readonly FieldOf<Entry>[];
  /** Changes whenever the form must show other values than those typed. */
  readonly filled: number;
}

export function newRevision<Entry extends Values>(blank: Entry) {
  return { base: null, entry: blank, sent: blank, unanswered: null, conflicts: [], filled: 0 };
}

/** The fields that differ, in the form's order. */
export function changedFields<Entry extends Values>(
  { names, plain }: EntryFields<Entry>,
  from: Entry,
  to: Entry,
): readonly FieldOf<Entry>[] {
  return names.filter((field) => plain(from, field) !== plain(to, field));
}

/** The fields that a save would change. */
export function unsavedFields<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  { base, entry }: Pick<Revision<Entry, S>, 'base' | 'entry'>,
): readonly FieldOf<Entry>[] {
  return base === null ? [] : changedFields(fields, base.entry, entry);
}

/** The facts of an attempt to save. */
export type Attempt<Entry extends Values, S extends Stored<Entry>> = Pick<
  Revision<Entry, S>,
  'base' | 'sent' | 'unanswered'
>;

/**
 * A three-way merge by field of the stored version and the sent entry. Only a field that both changed, to different
 * values, is a conflict. Values of an unanswered attempt that are stored now were saved by that attempt, not by
 * another editor.
 */
export function mergedAttempt<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  { base, sent, unanswered }: Attempt<Entry, S>,
  now: Entry,
): Pick<Revision<Entry, S>, 'sent' | 'conflicts'> {
  if (base === null) return { sent: now, conflicts: [] };
  const start =
    unanswered === null ? base.entry : withFields(now, base.entry, changedFields(fields, unanswered, now));
  const byThem = changedFields(fields, start, now);
  const differing = changedFields(fields, sent, now);
  const mine = changedFields(fields, start, sent).filter((field) => differing.includes(field));
  return { sent: withFields(now, sent, mine), conflicts: mine.filter((field) => byThem.includes(field)) };
}

/** The revision after such a merge; what was typed since the attempt stays. */
export function merged<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  revision: Revision<Entry, S>,
  now: S,
): Revision<Entry, S> {
  const { sent, conflicts } = mergedAttempt(fields, revision, now.entry);
  const entry = typedSince(fields, revision, sent);
  return refilled(fields, revision, { base: now, sent, entry, unanswered: null, conflicts });
}

/** After a save was answered with what is stored now. */
export function saved<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  revision: Revision<Entry, S>,
  now: S,
): Revision<Entry, S> {
  const entry = typedSince(fields, revision, now.entry);
  return refilled(fields, revision, { base: now, entry, unanswered: null });
}

/** The conflicts resolved with the stored values; this person's other changes stay, unsaved. */
export function theirsTaken<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  revision: Revision<Entry, S>,
): Revision<Entry, S> {
  const { base, entry, conflicts } = revision;
  if (base === null) return revision;
  return refilled(fields, revision, { entry: withFields(entry, base.entry, conflicts), conflicts: [] });
}

/** `onto` with the values typed since the last attempt. */
function typedSince<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  { sent, entry }: Revision<Entry, S>,
  onto: Entry,
): Entry {
  return withFields(onto, entry, changedFields(fields, sent, entry));
}

function refilled<Entry extends Values, S extends Stored<Entry>>(
  fields: EntryFields<Entry>,
  revision: Revision<Entry, S>,
  change: Partial<Revision<Entry, S>> & Pick<Revision<Entry, S>, 'entry'>,
): Revision<Entry, S> {
  const isSame = changedFields(fields, revision.entry, change.entry).length === 0;
  return { ...revision, ...change, filled: revision.filled + (isSame ? 0 : 1) };
}

/** `onto` with these fields of `from`. */
function withFields<Entry extends Values>(onto: Entry, from: Entry, names: readonly FieldOf<Entry>[]): Entry {
  const entry = { ...onto };
  for (const field of names) entry[field] = from[field];
  return entry;
}

import type { Creatable } from '../forms/create.machine.ts';
import type { Editable } from '../forms/edit.machine.ts';
import type { Judged } from '../forms/form.ts';
import { changedFields, type EntryFields, type Stored } from '../forms/revision.ts';

/** The entry of a form without a product, for the machines and views that every form shares. */
export type ExampleEntry = Readonly<Record<'name' | 'grade' | 'note', string>>;

export const blank: ExampleEntry = { name: '', grade: '', note: '' };

const fields: EntryFields<ExampleEntry> = {
  names: ['name', 'grade', 'note'],
  plain: (entry, field) => entry[field].trim(),
};

function judge(entry: ExampleEntry): Judged<ExampleEntry> {
  const problems = [
    ...(entry.name.trim() === '' ? [{ field: 'name', message: 'Enter a name.' }] : []),
    ...(Number(entry.grade) > 6 ? [{ field: 'grade', message: 'Enter a grade.' }] : []),
  ];
  return problems.length === 0 ? { payload: { ...entry, name: entry.name.trim() } } : { problems };
}

/** The second choice has no form yet. */
export const creatableExample: Creatable<'one' | 'soon', ExampleEntry, ExampleEntry> = {
  fields,
  blank,
  first: 'one',
  isComingSoon: (choice) => choice === 'soon',
  judge: (_, entry) => judge(entry),
  namesakeKey: ({ name }) => name.toLowerCase(),
  keyUsed: 'It was created before.',
};

export type StoredExample = Stored<ExampleEntry>;

/** A payload has only what was changed. */
export const editableExample: Editable<ExampleEntry, Partial<ExampleEntry>> = {
  fields,
  blank,
  label: (field) => field.toUpperCase(),
  shown: (entry, field) => entry[field].trim(),
  judge: (from, to) => {
    const judged = judge(to);
    if ('problems' in judged) return judged;
    const changes = changedFields(fields, from, to).map((field) => [field, to[field]] as const);
    return { payload: Object.fromEntries(changes) };
  },
  gone: (name) => `${name} is gone.`,
  unsupported: 'Nothing can be saved here.',
};

import { athleteFields } from '../athletes/athlete-fields.ts';
import { formatCount } from '../display/count.ts';
import { agencyFields } from './agency-fields.ts';
import type { AgencyChange, ChangeAction } from './changes.ts';

/** One entry of an agency's changes as a sentence without its person (rules/agencies.md#changes-log). */
export function changeText(change: AgencyChange): string {
  const text = isAction(change.action) ? texts[change.action] : null;
  // A newer service may log unknown actions.
  return text === null ? `Made a change (${change.action})` : text(change);
}

/** The author of the entry, who may be a program with a key. The operator belongs to no agency and has actions of their own. */
export function changePerson({ who, key, action }: Pick<AgencyChange, 'who' | 'key' | 'action'>): string {
  const byOperator: readonly string[] = ['agency.disabled', 'agency.enabled', 'athletes.erased'];
  if (who !== null) return who;
  if (key !== null && !isAboutKey(action)) return `Key ${key}`;
  return byOperator.includes(action) ? 'The operator of this service' : 'A former member';
}

/** The key is what the entry is about, not its author. */
const isAboutKey = (action: string) => action === 'key.created' || action === 'key.ended';

/** Entries of one day, newest first, by the person who made each run of them. */
export interface ChangesOfDay {
  readonly day: string;
  readonly people: readonly { readonly person: string; readonly changes: readonly AgencyChange[] }[];
}

/** @param dayOf the day of an instant, where the reader is */
export function changesByDay(
  changes: readonly AgencyChange[],
  dayOf: (at: string | null) => string,
): readonly ChangesOfDay[] {
  return runsBy(changes, ({ at }) => dayOf(at)).map(([day, entries]) => ({
    day,
    people: runsBy(entries, changePerson).map(([person, run]) => ({ person, changes: run })),
  }));
}

function runsBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const runs: [string, T[]][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (last?.[0] === key) last[1].push(item);
    else runs.push([key, [item]]);
  }
  return runs;
}

type Text = (change: AgencyChange) => string;

const texts: Readonly<Record<ChangeAction, Text>> = {
  'agency.created': () => 'Created the agency',
  'agency.disabled': () => 'Disabled the agency',
  'agency.edited': ({ fields }) => `Changed the agency${fieldsText(fields, agencyFields)}`,
  'agency.enabled': () => 'Enabled the agency again',
  'agency.handed-over': ({ whom }) => `Handed the agency over${whom === null ? '' : ` to ${whom}`}`,
  'agency.removed': () => 'Removed the agency',
  'athletes.created': (change) => `Added ${athletesText(change)}`,
  'athletes.edited': (change) => `Changed ${athletesText(change)}${fieldsText(change.fields, athleteFields)}`,
  'athletes.erased': () => 'Erased an athlete at a person’s request',
  'athletes.removed': (change) => `Removed ${athletesText(change)}`,
  'invitation.sent': ({ whom }) => `Invited ${whom ?? 'a person'}`,
  'invitation.withdrawn': ({ whom }) => `Withdrew the invitation of ${whom ?? 'a person'}`,
  'invitation.declined': () => 'Declined an invitation',
  'key.created': ({ key }) => `Created ${key === null ? 'a key' : `the key ${key}`}`,
  'key.ended': ({ key }) => `Ended ${key === null ? 'a key' : `the key ${key}`}`,
  'member.joined': () => 'Joined the agency',
  'member.left': () => 'Left the agency',
  'member.removed': ({ whom }) => `Removed ${whom ?? 'a person'}`,
};

function isAction(action: string): action is ChangeAction {
  return Object.hasOwn(texts, action);
}

/** A few names, else a count. */
function athletesText({ count, athletes }: AgencyChange): string {
  const names = athletes.flatMap(({ name }) => (name === null ? [] : [name]));
  if (names.length === count && count <= mostNames) return names.join(', ');
  return count === 1 ? 'an athlete' : `${formatCount(count)} athletes`;
}

const mostNames = 3;

function fieldsText(
  fields: readonly string[],
  table: Readonly<Record<string, { readonly label: string }>>,
): string {
  if (fields.length === 0) return '';
  return `: ${fields.map((field) => table[field]?.label ?? field).join(', ')}`;
}

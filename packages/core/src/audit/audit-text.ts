import { agencyFields } from '../agencies/agency-fields.ts';
import { everyField } from '../athletes/fields/athlete-fields.ts';
import { formatCount } from '../display/count.ts';
import type { AuditAction, AuditEntry } from './audit-entry.ts';

/** One entry of an agency's log as a sentence without its person (rules/agencies.md#changes-log). */
export function auditText(entry: AuditEntry): string {
  const text = isAction(entry.action) ? texts[entry.action] : null;
  // A newer service may log unknown actions.
  return text === null ? `Made a change (${entry.action})` : text(entry);
}

/** The author of the entry, who may be a program with a key. The operator belongs to no agency and has actions of their own. */
export function auditAuthor({ who, key, action }: Pick<AuditEntry, 'who' | 'key' | 'action'>): string {
  const byOperator: readonly string[] = [
    'agency.disabled',
    'agency.enabled',
    'athletes.erased',
    'athletes.hidden',
  ];
  const byFamily: readonly string[] = ['family.agreed', 'family.refused', 'family.withdrew'];
  if (who !== null) return who;
  if (byFamily.includes(action)) return 'The family';
  if (key !== null && !isAboutKey(action)) return `Key ${key}`;
  return byOperator.includes(action) ? 'The operator of this service' : 'A former member';
}

/** The key is what the entry is about, not its author. */
const isAboutKey = (action: string) => action === 'key.created' || action === 'key.ended';

/** Entries of one day, newest first, by the person who made each run of them. */
export interface AuditOfDay {
  readonly day: string;
  readonly people: readonly { readonly person: string; readonly entries: readonly AuditEntry[] }[];
}

/** @param dayOf the day of an instant, where the reader is */
export function auditByDay(
  log: readonly AuditEntry[],
  dayOf: (at: string | null) => string,
): readonly AuditOfDay[] {
  return runsBy(log, ({ at }) => dayOf(at)).map(([day, ofDay]) => ({
    day,
    people: runsBy(ofDay, auditAuthor).map(([person, entries]) => ({ person, entries })),
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

type Text = (entry: AuditEntry) => string;

const texts: Readonly<Record<AuditAction, Text>> = {
  'agency.created': () => 'Created the agency',
  'agency.disabled': () => 'Disabled the agency',
  'agency.edited': ({ fields }) => `Changed the agency${fieldsText(fields, agencyFields)}`,
  'agency.enabled': () => 'Enabled the agency again',
  'agency.handed-over': ({ whom }) => `Handed the agency over${whom === null ? '' : ` to ${whom}`}`,
  'agency.removed': () => 'Removed the agency',
  'athletes.created': (entry) => `Added ${athletesText(entry)}`,
  'athletes.edited': (entry) => `Changed ${athletesText(entry)}${fieldsText(entry.fields, everyField)}`,
  'athletes.erased': () => 'Erased an athlete at a person’s request',
  'athletes.hidden': (entry) => `Hid ${athletesText(entry)}`,
  'athletes.removed': (entry) => `Removed ${athletesText(entry)}`,
  'family.agreed': (entry) => `Agreed to list ${athletesText(entry)}`,
  'family.links-ended': () => 'Ended the links that no family had answered',
  'family.linked': (entry) => `Made links for the families of ${athletesText(entry)}`,
  'family.refused': (entry) => `Refused to list ${athletesText(entry)}`,
  'family.withdrew': (entry) => `Took back the yes to list ${athletesText(entry)}`,
  'invitation.sent': ({ whom }) => `Invited ${whom ?? 'a person'}`,
  'invitation.withdrawn': ({ whom }) => `Withdrew the invitation of ${whom ?? 'a person'}`,
  'invitation.declined': () => 'Declined an invitation',
  'key.created': ({ key }) => `Created ${key === null ? 'a key' : `the key ${key}`}`,
  'key.ended': ({ key }) => `Ended ${key === null ? 'a key' : `the key ${key}`}`,
  'member.joined': () => 'Joined the agency',
  'member.left': () => 'Left the agency',
  'member.removed': ({ whom }) => `Removed ${whom ?? 'a person'}`,
};

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(texts, action);
}

/** A few names, else a count. */
function athletesText({ count, athletes }: AuditEntry): string {
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

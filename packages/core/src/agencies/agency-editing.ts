import type { Problem } from '../wire/problems.ts';
import type { Agency, AgencyChange } from './agency.ts';
import type { AgencyField } from './agency-fields.ts';
import {
  type AgencyEntry,
  agencyEditOf,
  changedAgencyFields,
  enteredAgency,
  mergedEntry,
  noAgencyEntry,
} from './agency-form.ts';

/** The agency as the service has it, with its version if the service sends one. */
export interface SavedAgency {
  readonly data: Agency;
  readonly version: string | null;
}

export interface AgencyRef {
  readonly agencyId: string;
}

export interface AgencyToEdit extends AgencyRef {
  readonly edit: AgencyChange;
  readonly version: string | null;
}

/** An agency that is being edited: as saved, as entered in the form, as sent last. */
export interface AgencyEditing {
  readonly agencyId: string;
  readonly version: string | null;
  readonly saved: AgencyEntry;
  readonly entry: AgencyEntry;
  readonly sent: AgencyEntry;
  /** What somebody else saved meanwhile, until the person has chosen. */
  readonly theirs: { readonly entry: AgencyEntry; readonly version: string | null } | null;
  /** The fields that the last save changed. */
  readonly savedFields: readonly AgencyField[];
  readonly problems: readonly Problem[];
  /** Counts the refusals: after each one the first invalid field takes the focus. */
  readonly attempt: number;
  /** Changes whenever the form must show other values than those typed. */
  readonly form: number;
}

export function newEditing(agencyId: string): AgencyEditing {
  return {
    agencyId,
    version: null,
    saved: noAgencyEntry,
    entry: noAgencyEntry,
    sent: noAgencyEntry,
    theirs: null,
    savedFields: [],
    problems: [],
    attempt: 0,
    form: 0,
  };
}

export function afterLoading({ form }: AgencyEditing, { data, version }: SavedAgency) {
  const saved = enteredAgency(data);
  return { version, saved, entry: saved, form: form + 1 } satisfies Partial<AgencyEditing>;
}

/** Keeps what was typed while the save was pending. */
export function afterSaving({ saved: before, sent, entry, form }: AgencyEditing, answer: SavedAgency) {
  const saved = enteredAgency(answer.data);
  const isAsSent = changedAgencyFields(sent, saved).length === 0;
  return {
    version: answer.version,
    saved,
    entry: mergedEntry(saved, sent, entry),
    savedFields: changedAgencyFields(before, sent),
    form: isAsSent ? form : form + 1,
  } satisfies Partial<AgencyEditing>;
}

/** Continues from what they saved, either with my changes on top or without. */
export function afterConflict({ saved, entry, theirs, form }: AgencyEditing, isMineKept: boolean) {
  if (theirs === null) return {};
  return {
    version: theirs.version,
    saved: theirs.entry,
    entry: isMineKept ? mergedEntry(theirs.entry, saved, entry) : theirs.entry,
    theirs: null,
    form: form + 1,
  } satisfies Partial<AgencyEditing>;
}

export function editToSend({ agencyId, saved, sent, version }: AgencyEditing): AgencyToEdit {
  return { agencyId, edit: agencyEditOf(sent, changedAgencyFields(saved, sent)), version };
}

/** Whether the service already has all that was sent, from an earlier attempt or from somebody else. */
export function isAlreadySaved({ saved, sent }: AgencyEditing, { data }: SavedAgency): boolean {
  const now = enteredAgency(data);
  return changedAgencyFields(mergedEntry(now, saved, sent), now).length === 0;
}

/** A field that was changed here, with both values. */
export interface AgencyConflict {
  readonly field: AgencyField;
  readonly mine: AgencyEntry;
  readonly theirs: AgencyEntry;
}

export function conflictsOf({ saved, entry, theirs }: AgencyEditing): readonly AgencyConflict[] {
  if (theirs === null) return [];
  const merged = mergedEntry(theirs.entry, saved, entry);
  return changedAgencyFields(theirs.entry, merged).map((field) => ({
    field,
    mine: entry,
    theirs: theirs.entry,
  }));
}

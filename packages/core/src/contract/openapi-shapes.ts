import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { agencyDraft, agencyEdit } from '../agencies/agency-draft.ts';
import { agencyFields } from '../agencies/agency-fields.ts';
import { agencyChange, changeActions } from '../agencies/changes.ts';
import { memberRoles } from '../agencies/members.ts';
import { athlete } from '../athletes/athlete.ts';
import {
  anyChange,
  anyRow,
  athleteChange,
  athleteRow,
  batchResult,
  changeResult,
  ownAthlete,
} from '../athletes/athlete-batch.ts';
import { athleteDraft, athleteEdit } from '../athletes/athlete-draft.ts';
import { athleteFields } from '../athletes/athlete-fields.ts';
import { athleteDistributions } from '../athletes/distribution.ts';
import { listedValues } from '../athletes/listed-values.ts';
import type { Field } from '../fields/field.ts';
import { profile } from '../profiles/profile.ts';
import { wireId, wireInstant, wireNumber, wireText } from '../wire/values.ts';

const details = z.array(
  // Tools for OpenAPI do not know tuples.
  z.object({ loc: z.array(z.string()).check(z.length(2)), msg: z.string(), type: z.string() }),
);

/** The shape that Matchpoint's own service answers, where clients also read others (rules/service.md#service-documents). */
export const answerShapes: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  [wireId, z.string()],
  [wireText, z.nullable(z.string())],
  [wireInstant, z.nullable(z.iso.datetime())],
  [wireNumber, z.nullable(z.number())],
  [agency.shape.sports, z.array(z.string())],
  [profile.shape.role, z.enum(memberRoles)],
  [agencyChange.shape.action, z.enum(changeActions)],
  [athleteDistributions, z.extend(athleteDistributions, { values: listedValues })],
  [
    batchResult,
    z.object({
      index: z.int(),
      status: z.enum(['created', 'exists', 'invalid']),
      id: z.nullable(z.string()),
      version: z.nullable(z.string()),
      detail: details,
    }),
  ],
  [
    changeResult,
    z.object({
      index: z.int(),
      status: z.enum(['updated', 'removed', 'changed', 'gone', 'invalid']),
      version: z.nullable(z.string()),
      detail: details,
    }),
  ],
]);

/** The shape to send, where the service also reads others, to refuse them one by one. */
export const requestShapes: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  [anyRow, athleteRow],
  [anyChange, athleteChange],
]);

/** The table that describes an object's properties. */
export const fieldTables: ReadonlyMap<unknown, Readonly<Record<string, Field>>> = new Map<
  unknown,
  Readonly<Record<string, Field>>
>([
  ...[athlete, ownAthlete, athleteDraft, athleteEdit, athleteRow].map(
    (shape) => [shape, athleteFields] as const,
  ),
  ...[agency, agencyDraft, agencyEdit].map((shape) => [shape, agencyFields] as const),
]);

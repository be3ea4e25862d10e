import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { memberRoles } from '../agencies/members.ts';
import { batchResult, changeResult } from '../athletes/fields/athlete-batch.ts';
import { auditActions, auditEntry } from '../audit/audit-entry.ts';
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
  [agency.shape.noindex, z.boolean()],
  [profile.shape.role, z.enum(memberRoles)],
  [auditEntry.shape.action, z.enum(auditActions)],
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

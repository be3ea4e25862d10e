import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { anyRow, athleteRow, batchResult } from '../athletes/athlete-batch.ts';
import { wireId, wireNumber, wireText } from './wire.ts';

/** What Matchpoint's own service writes where clients also read other forms: for the OpenAPI document (rules.md#service-documents). */
export const written: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  [wireId, z.string()],
  [wireText, z.nullable(z.string())],
  [wireNumber, z.nullable(z.number())],
  [agency.shape.sports, z.array(z.string())],
  [
    batchResult,
    z.object({
      index: z.int(),
      status: z.enum(['created', 'exists', 'invalid']),
      id: z.nullable(z.string()),
      detail: z.array(
        z.object({ loc: z.tuple([z.literal('body'), z.string()]), msg: z.string(), type: z.string() }),
      ),
    }),
  ],
]);

/** What is to be sent where the service also reads other forms, to answer them one by one. */
export const sent: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  [anyRow, athleteRow],
]);

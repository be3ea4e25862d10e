import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { wireId, wireNumber, wireText } from './wire.ts';

/** What Matchpoint's own service writes where clients also read other forms: for the OpenAPI document (X6). */
export const written: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  [wireId, z.string()],
  [wireText, z.nullable(z.string())],
  [wireNumber, z.nullable(z.number())],
  [agency.shape.sports, z.array(z.string())],
]);

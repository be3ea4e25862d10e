import * as z from 'zod/mini';
import { offeredFlag, offeredNumber, offeredText, wireNumber, wireText } from '../wire/values.ts';
import type { Field } from './field.ts';
import { shapeOf } from './table.ts';

type Table = Readonly<Record<string, Field>>;

export type EntityShape<T extends Table> = {
  -readonly [Name in keyof T]: T[Name] extends { readonly kind: 'text'; readonly required: true }
    ? z.ZodMiniString<string>
    : T[Name] extends { readonly kind: 'score'; readonly optional: true }
      ? typeof offeredNumber
      : T[Name] extends { readonly kind: 'flag'; readonly optional: true }
        ? typeof offeredFlag
        : T[Name] extends { readonly optional: true }
          ? typeof offeredText
          : T[Name] extends { readonly kind: 'year' | 'score' }
            ? typeof wireNumber
            : T[Name] extends { readonly kind: 'choices' }
              ? typeof wireTexts
              : T[Name] extends { readonly kind: 'flag' }
                ? typeof wireFlag
                : typeof wireText;
};

/** An answer: only a required text is certain, and choices are open (rules/athletes.md#athlete-fields). */
export function entityShape<T extends Table>(table: T): EntityShape<T> {
  return shapeOf(Object.entries(table).map(([name, field]) => [name, wireSchema(field)]));
}

const wireTexts = z.pipe(
  z.optional(z.nullable(z.array(z.string()))),
  z.transform((value) => value ?? []),
);

const wireFlag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value ?? false),
);

function wireSchema({ kind, required, optional }: Field): z.ZodMiniType {
  if (optional) return kind === 'score' ? offeredNumber : kind === 'flag' ? offeredFlag : offeredText;
  switch (kind) {
    case 'year':
    case 'score':
      return wireNumber;
    case 'choices':
      return wireTexts;
    case 'flag':
      return wireFlag;
    case 'text':
      return required ? z.string() : wireText;
    case 'link':
    case 'email':
    case 'country':
    case 'choice':
    case 'date':
      return wireText;
  }
}

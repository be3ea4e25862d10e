import * as z from 'zod/mini';
import { fieldError, oneOf, removable } from '../wire/payload.ts';
import { countryText } from './country-text.ts';
import type { Field, ValueOf } from './field.ts';
import { type NumberLimit, numberProblem } from './number-limit.ts';
import { shapeOf } from './table.ts';
import { limitedText } from './text.ts';
import { webLinkPattern } from './web-link.ts';

type Table = Readonly<Record<string, Field>>;
type Schema<F> = z.ZodMiniType<ValueOf<F>, ValueOf<F>>;

export type DraftShape<T extends Table> = {
  -readonly [Name in keyof T]: T[Name] extends { readonly default: string }
    ? z.ZodMiniDefault<Schema<T[Name]>>
    : T[Name] extends { readonly required: true }
      ? Schema<T[Name]>
      : z.ZodMiniOptional<Schema<T[Name]>>;
};

/** A create payload; empty optional fields are left out (rules/forms.md#empty-fields). */
export function draftShape<T extends Table>(table: T): DraftShape<T> {
  return shapeOf(
    Object.entries(table).map(([name, field]) => {
      const schema = fieldSchema(field);
      if ('default' in field) return [name, z._default(schema, field.default)];
      return [name, field.required ? schema : z.optional(schema)];
    }),
  );
}

export type EditShape<T extends Table> = {
  -readonly [Name in keyof T]: T[Name] extends { readonly required: true }
    ? z.ZodMiniOptional<Schema<T[Name]>>
    : z.ZodMiniOptional<z.ZodMiniNullable<Schema<T[Name]>>>;
};

/** A merge patch: what is left out stays as it is, null takes the value away. */
export function editShape<T extends Table>(table: T): EditShape<T> {
  return shapeOf(
    Object.entries(table).map(([name, field]) => {
      const schema = fieldSchema(field);
      return [name, field.required ? z.optional(schema) : removable(schema)];
    }),
  );
}

/** The schema of a field's value, if there is one. */
function fieldSchema(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return limitedText(field);
    case 'link':
      return limitedText(field).check(
        z.regex(webLinkPattern, 'must be a link that starts with http:// or https://'),
      );
    case 'email':
      return z
        .email('must be an email address')
        .check(z.maxLength(field.max, `must be at most ${field.max} characters`));
    case 'country':
      return countryText;
    case 'choice':
      return oneOf(field.of);
    case 'choices':
      return z
        .array(oneOf(field.of), fieldError('must be a list'))
        .check(
          z.minLength(1, 'is required'),
          z.refine((values) => new Set(values).size === values.length, 'must not name one twice'),
        )
        .register(z.globalRegistry, { uniqueItems: true });
    case 'year':
    case 'score':
      return numberWithin(field);
    case 'date':
      return z.iso.date('must be a day, such as 2026-11-03');
    case 'flag':
      return z.boolean(fieldError('must be true or false'));
  }
}

function numberWithin(limit: NumberLimit) {
  return z.number(fieldError('must be a number')).check(
    z.superRefine((value, context) => {
      const message = numberProblem(value, limit);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  );
}

import { doubtAbout } from '@matchpoint/core/athletes/fields/athlete-doubt';
import { everyField, hasField, isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { type AthleteEntry, type EntryField, yes } from '@matchpoint/core/athletes/forms/athlete-form';
import { onceAgreed } from '@matchpoint/core/consent/consent-text';
import { countries } from '@matchpoint/core/countries/country-list';
import type { ChoiceField, Field as TableField } from '@matchpoint/core/fields/field';
import type { NumberLimit } from '@matchpoint/core/fields/number-limit';
import { memo, useState } from 'react';
import { useOfferedFields } from '../../../api/service.ts';
import {
  Field,
  type FieldTexts,
  NumberField,
  TextAreaField,
  typedLink,
  typedName,
} from '../../../ui/form/field.tsx';
import { FieldGrid, FieldGroup, FieldTriple } from '../../../ui/form/field-grid.tsx';
import { named, SelectField } from '../../../ui/form/select-field.tsx';
import { useAsking } from '../families/use-asking.ts';
import { athleteFormRows } from './athlete-form-rows.ts';

interface AthleteFieldsProps {
  /** Fields that only other sports have are left out unless they have a value. */
  readonly sport: string | null;
  /** The initial values; the fields are uncontrolled. */
  readonly entry: AthleteEntry;
  /** What is wrong with a field, or null. */
  readonly problemOf: (field: EntryField) => string | null;
}

/** The fields of the athlete form, with their bounds and steps (rules/athletes.md#score-limits). */
export function AthleteFields({ sport, entry, problemOf }: AthleteFieldsProps) {
  const [initial] = useState(entry);
  const offered = useOfferedFields();
  return (
    <FieldGrid>
      {athleteFormRows.map((row) => {
        const known = row.filter((name) => isOffered(name, offered));
        const names = known.filter((name) => hasField(sport, name) || initial[name] !== '');
        const controls = names.map((name) => (
          <Control
            key={name}
            field={name}
            half={known.length === 2}
            initial={initial[name]}
            error={problemOf(name)}
          />
        ));
        if (row[0] === 'available_semester')
          return (
            <FieldGroup key={row[0]} legend="Available for">
              {controls}
            </FieldGroup>
          );
        return known.length === 3 ? <FieldTriple key={row[0]}>{controls}</FieldTriple> : controls;
      })}
    </FieldGrid>
  );
}

interface ControlProps {
  readonly field: EntryField;
  readonly half: boolean;
  readonly initial: string;
  readonly error: string | null;
}

const Control = memo(function Control({ field: name, half, initial: defaultValue, error }: ControlProps) {
  const field: TableField = everyField[name];
  const required = field.required ?? false;
  const texts: FieldTexts = { name, label: field.label, error, half, starred: required };
  const input = { ...texts, defaultValue, required, autoComplete: 'off' };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...texts}
          defaultValue={defaultValue || (field.usual ?? '')}
          options={named(field.of)}
          none={noneLabel(field)}
        />
      );
    case 'flag':
      return <VisibilityField texts={texts} defaultValue={defaultValue} />;
    case 'country':
      return <SelectField {...texts} defaultValue={defaultValue} options={countryNames} />;
    case 'year':
      return <NumberField {...input} limit={field} />;
    case 'score':
      return <ScoreField name={name} texts={input} limit={field} />;
    case 'link':
      return <Field {...input} {...typedLink} placeholder={linkExample} />;
    case 'date':
      return <Field {...input} type="date" />;
    case 'email':
      return <Field {...input} type="email" />;
    case 'text':
      return field.max > longestLine ? (
        <TextAreaField {...texts} defaultValue={defaultValue} rows={4} />
      ) : (
        <Field {...input} {...(name === 'name' && typedName)} />
      );
  }
});

function noneLabel({ required, usual }: ChoiceField): string | null {
  if (usual !== undefined) return null;
  return required ? 'Choose' : 'Not given';
}

interface ScoreFieldProps {
  readonly name: EntryField;
  readonly texts: FieldTexts & { readonly defaultValue: string };
  readonly limit: NumberLimit;
}

/** A score, with a hint at a value that is legal and doubtful (rules/athletes.md#doubtful-values). */
function ScoreField({ name, texts, limit }: ScoreFieldProps) {
  const [text, setText] = useState(texts.defaultValue);
  const hint = text.trim() === '' ? undefined : doubtAbout(name, Number(text))?.fix;
  return (
    <NumberField
      {...texts}
      {...(hint !== undefined && { hint })}
      required={false}
      limit={limit}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

/** rules/athletes.md#hidden */
function VisibilityField({ texts, defaultValue }: { texts: FieldTexts; defaultValue: string }) {
  return (
    <SelectField
      {...texts}
      label="Visibility"
      defaultValue={defaultValue}
      options={hiddenOption}
      none={`Listed${onceAgreed(useAsking()) || ': everybody sees the athlete'}`}
    />
  );
}

const hiddenOption = new Map([[yes, 'Hidden: only your agency sees the athlete']]);

/** Longer texts get a multi-line field. */
const longestLine = 500;

/** A scheme need not be typed (rules/display.md#web-links). */
const linkExample = 'youtube.com/…';

/** Full names are sent (rules/athletes.md#country-input). */
const countryNames = named([...countries.values()]);

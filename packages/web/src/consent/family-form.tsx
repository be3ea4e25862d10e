import { Stack } from '@chakra-ui/react';
import type { familyMachine } from '@matchpoint/core/consent/family.machine';
import {
  type FamilyAnswer,
  type FamilyLanguage,
  type FamilyRole,
  longestName,
} from '@matchpoint/core/consent/family-page';
import type { FamilyTexts } from '@matchpoint/core/consent/family-texts';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../api/new-key.ts';
import { Button } from '../ui/button/button.tsx';
import { Choice } from '../ui/form/choice.tsx';
import { Field } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { ButtonRow } from '../ui/form/form-footer.tsx';

interface FamilyFormProps {
  readonly actor: ActorRefFrom<typeof familyMachine>;
  readonly texts: FamilyTexts;
  readonly language: FamilyLanguage;
  /** It said no before, or took its yes back. */
  readonly hasAnswered: boolean;
  /** What is being sent. */
  readonly sending: FamilyAnswer['answer'] | null;
  readonly problems: { readonly role: boolean; readonly name: boolean };
}

/** Who agrees, or that nobody does. */
export function FamilyForm({ actor, texts, language, hasAnswered, sending, problems }: FamilyFormProps) {
  const [role, setRole] = useState<FamilyRole | null>(null);
  const [attempt, setAttempt] = useState(0);
  return (
    <Form
      label={texts.whoAreYou}
      attempt={attempt}
      onSubmit={(entered) => {
        actor.send({ type: 'agree', entry: { role, name: entered('name') }, key: newKey(), language });
        setAttempt(attempt + 1);
      }}
    >
      <Stack gap="4" maxWidth="form">
        {hasAnswered && <p>{texts.again}</p>}
        <Choice
          label={texts.whoAreYou}
          options={[
            { value: 'self', label: texts.self },
            { value: 'parent', label: texts.parent, hint: texts.guardian },
          ]}
          value={role}
          error={problems.role && role === null ? texts.noRole : null}
          onChange={setRole}
        />
        <Field
          name="name"
          label={texts.name}
          error={problems.name ? texts.noName : null}
          starred
          autoComplete="name"
          maxLength={longestName}
        />
        <ButtonRow>
          <Button type="submit" disabled={sending !== null}>
            <span>{sending === 'agree' ? texts.sending : texts.agree}</span>
          </Button>
          {/* Last: problems move Yes down, and a second press on its place must not say no. */}
          {!hasAnswered && (
            <Button
              variant="outline"
              disabled={sending !== null}
              onClick={() => actor.send({ type: 'refuse', key: newKey(), language })}
            >
              <span>{sending === 'refuse' ? texts.sending : texts.refuse}</span>
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </Form>
  );
}

import { Stack } from '@chakra-ui/react';
import type { familyMachine } from '@matchpoint/core/consent/family.machine';
import type { FamilyLanguage, FamilyRole } from '@matchpoint/core/consent/family-page';
import type { FamilyTexts } from '@matchpoint/core/consent/family-texts';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../api/new-key.ts';
import { Button } from '../ui/button/button.tsx';
import { Choice } from '../ui/form/choice.tsx';
import { Field } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { ButtonRow, SubmitButton } from '../ui/form/form-footer.tsx';
import { Banner } from '../ui/status/banner.tsx';

interface FamilyFormProps {
  readonly actor: ActorRefFrom<typeof familyMachine>;
  readonly texts: FamilyTexts;
  readonly language: FamilyLanguage;
  /** It said no before, or took its yes back. */
  readonly hasAnswered: boolean;
  readonly isBusy: boolean;
  readonly problems: { readonly role: boolean; readonly name: boolean };
}

/** Who agrees, or that nobody does. */
export function FamilyForm({ actor, texts, language, hasAnswered, isBusy, problems }: FamilyFormProps) {
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
      <Stack gap="4" maxWidth="prose">
        {hasAnswered && <p>{texts.again}</p>}
        <Choice
          label={texts.whoAreYou}
          options={[
            { value: 'self', label: texts.self },
            { value: 'parent', label: texts.parent, hint: texts.guardian },
          ]}
          value={role}
          onChange={setRole}
        />
        {problems.role && role === null && <Banner status="danger">{texts.noRole}</Banner>}
        <Field
          name="name"
          label={texts.name}
          error={problems.name ? texts.noName : null}
          starred
          autoComplete="name"
        />
        <ButtonRow>
          {!hasAnswered && (
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'refuse', key: newKey(), language })}
            >
              {texts.refuse}
            </Button>
          )}
          <SubmitButton pending={isBusy}>{texts.agree}</SubmitButton>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

import { Stack } from '@chakra-ui/react';
import type { CreatedKey } from '@matchpoint/core/agencies/agency-keys';
import { createKey } from '@matchpoint/core/keys/create-key.form';
import { useEffect, useRef, useState } from 'react';
import { useAgencyPorts, useForm } from '../machines/use-form.ts';
import { LeaveDialog } from '../shell/leave-dialog.tsx';
import { runUnlessBlocked } from '../shell/navigation-blocker.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { type Entered, Form } from '../ui/form/form.tsx';
import { ButtonRow, FormFooter } from '../ui/form/form-footer.tsx';
import { copyText } from '../ui/share/share-link.tsx';
import { TextLine } from '../ui/share/text-line.tsx';
import { QuietLine } from '../ui/text/lines.tsx';

interface NewKeyDialogProps {
  readonly agencyId: string;
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Another name than that of the agency's own form, because a name is its field's id. */
const field = 'key_name';
const read = (entered: Entered) => ({ name: entered(field) });

/** Names a key, then shows it this once (rules/agencies.md#keys). */
export function NewKeyDialog({ agencyId, onCreated, onClose }: NewKeyDialogProps) {
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const [isCopied, setCopied] = useState(false);
  const isUncopied = created !== null && !isCopied;
  const { actor, step, errors, banner, attempt } = useForm(createKey, {
    ...useAgencyPorts(agencyId),
    onCreated: (key) => {
      setCreated(key);
      onCreated();
    },
  });
  const isSending = step === 'sending';
  // One dialog for both: a second one would be closed with the first.
  const texts =
    created === null
      ? { title: 'New key' }
      : {
          title: `The key ${created.name}`,
          description: 'It is shown only now. Copy it to where your program keeps its secrets.',
        };
  return (
    <Dialog {...texts} pending={isSending} onClose={isUncopied ? () => runUnlessBlocked(onClose) : onClose}>
      {created === null ? (
        <Form
          label="New key"
          attempt={attempt}
          onSubmit={(entered) => actor.send({ type: 'submit', entered: read(entered) })}
          onLeave={(_, entered) => actor.send({ type: 'leave', field: 'name', entered: read(entered) })}
        >
          <Field
            label="Name"
            name={field}
            maxLength={60}
            autoComplete="off"
            hint="What it is for, such as “Nightly import”. The log of changes shows it."
            error={errors.name}
          />
          <FormFooter reasons={banner} pending={isSending}>
            Create key
          </FormFooter>
        </Form>
      ) : (
        <>
          <KeyText text={created.key} onCopied={() => setCopied(true)} />
          <ButtonRow>
            <Button variant="outline" onClick={onClose}>
              Done
            </Button>
          </ButtonRow>
        </>
      )}
      <LeaveDialog
        blocks={isUncopied}
        title="Close without copying the key?"
        description="It is not shown again. Without it, end this key and create another."
        confirm="Close"
        cancel="Keep it open"
      />
    </Dialog>
  );
}

interface KeyTextProps {
  readonly text: string;
  /** By the button or by hand. */
  readonly onCopied: () => void;
}

/** A new key to copy; it gets the focus. */
function KeyText({ text, onCopied }: KeyTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) onCopied();
    setOutcome(isCopied ? 'Copied.' : 'The browser does not let the app copy. Select the key and copy it.');
  };
  return (
    <Stack onCopy={onCopied}>
      <TextLine label="Key" text={text} input={input} outcome={outcome}>
        <Button onClick={() => void copy()}>Copy</Button>
      </TextLine>
      <QuietLine>
        The command <code>matchpoint</code> takes it from the variable <code>MATCHPOINT_API_KEY</code>, or
        once from <code>matchpoint login --key-stdin</code>. Any other program sends it as a bearer token.
      </QuietLine>
    </Stack>
  );
}

import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'children' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...props} type={shown ? 'text' : 'password'}>
      <ShowButton
        type="button"
        aria-label="Show what is typed"
        aria-pressed={shown}
        aria-controls={props.name}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden size={16} />
      </ShowButton>
    </Field>
  );
}

const ShowButton = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '11',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

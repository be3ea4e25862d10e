import { PasswordField } from '../ui/form/password-field.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly errors: { readonly password: string | null; readonly confirmation: string | null };
}

/** Firebase's least; a provider that asks for more says so. */
const rule = 'At least 6 characters';

/** A new password, entered twice. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={rule}
        error={errors.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}

/** Proves the person's identity before an action that must not be possible on a borrowed screen. */
export function CurrentPasswordField({ error }: { error: string | null }) {
  return (
    <PasswordField label="Current Password" name="current" autoComplete="current-password" error={error} />
  );
}

import { PasswordField } from '../ui/form/password-field.tsx';

/** Proves the person's identity before an action that must not be possible on a borrowed screen. */
export function CurrentPasswordField({ error }: { error: string | null }) {
  return (
    <PasswordField label="Current Password" name="current" autoComplete="current-password" error={error} />
  );
}

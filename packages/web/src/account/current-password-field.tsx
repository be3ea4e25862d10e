import { PasswordField } from '../ui/form/password-field.tsx';

/** Asks who is signed in to prove it, before a deed that a borrowed screen must not do. */
export function CurrentPasswordField({ error }: { error: string | null }) {
  return (
    <PasswordField label="Current Password" name="current" autoComplete="current-password" error={error} />
  );
}

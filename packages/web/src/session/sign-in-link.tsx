import { Button } from '../ui/button.ts';

/** @param hidden takes its room while nobody knows yet whether somebody is signed in */
export function SignInLink({ hidden = false }: { hidden?: boolean }) {
  return (
    <Button asChild variant="outline" px={{ base: '3', md: '4' }} visibility={hidden ? 'hidden' : undefined}>
      <a href="/sign-in">Sign up / Login</a>
    </Button>
  );
}

import { HStack } from '@chakra-ui/react';
import type { Profile } from '@matchpoint/core/profiles/profile';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';

/** 'Active' at the profile that is used, a button that switches to it at any other (rules/account.md#account-page). */
export function ProfileChoice({ profile: { id, name } }: { readonly profile: Profile }) {
  const { profileSwitch } = useSession();
  const isActive = useSessionState(({ user }) => user?.active_profile === id);
  const isSwitching = useSelector(profileSwitch, (state) => profileSwitchView(state).step === 'busy');
  const active = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!isActive || !wasPressed.current) return;
    wasPressed.current = false;
    // The button that had the focus is gone.
    if (document.activeElement === document.body) active.current?.focus();
  }, [isActive]);

  if (isActive) {
    return (
      <HStack
        as="span"
        ref={active}
        tabIndex={-1}
        display="inline-flex"
        verticalAlign="bottom"
        gap="1"
        fontWeight="medium"
        color="accent.fg"
      >
        <Check aria-hidden size="1rem" />
        Active
      </HStack>
    );
  }
  return (
    <Button
      variant="outline"
      aria-label={`Use this profile: ${name}`}
      aria-busy={isSwitching}
      onClick={() => {
        wasPressed.current = true;
        profileSwitch.send({ type: 'choose', profileId: id });
      }}
    >
      Use this profile
    </Button>
  );
}

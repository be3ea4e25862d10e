import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useSession } from '../session/use-session.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.ts';

/** Why the chosen profile is not the active one, until the person has read it. */
export function SwitchProblem() {
  const { profileSwitch } = useSession();
  const problem = useSelector(profileSwitch, ({ context }) => context.problem);
  if (problem === null) return null;
  return (
    <Frame>
      <Banner status="danger">{problem}</Banner>
      <Button variant="outline" onClick={() => profileSwitch.send({ type: 'dismiss' })}>
        Dismiss
      </Button>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', p: '4' },
});

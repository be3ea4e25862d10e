import { HStack } from '@chakra-ui/react';
import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { leavingSoon, leavingText } from '@matchpoint/core/athletes/lists/own-list';
import type { Asking } from '@matchpoint/core/consent/consent';
import { useMemo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/status/banner.tsx';

interface LeavingNoticeProps {
  readonly athletes: readonly OwnAthlete[] | undefined;
  readonly asking: Exclude<Asking, null>;
  /** Null where the service cannot change athletes. */
  readonly onSelect: ((athletes: readonly OwnAthlete[]) => void) | null;
}

/** Who will leave the lists soon, because the yes ends (rules/consent.md#end). */
export function LeavingNotice({ athletes = none, asking, onSelect }: LeavingNoticeProps) {
  const leaving = useMemo(() => leavingSoon(athletes, new Date().toISOString().slice(0, 10)), [athletes]);
  if (leaving.length === 0) return null;
  const again = asking === 'family' ? 'make new links for the families' : 'enter the day of their new yes';
  return (
    <HStack
      wrap="wrap"
      gap="{spacing.2} {spacing.3}"
      mb="4"
      css={{ '& > :first-child': { flex: '1 1 16rem' }, smDown: { '& > button': { flex: '1 1 100%' } } }}
    >
      <Banner status="warning">
        {`${leavingText(leaving)} To keep them listed, set a later term if theirs is ending, then ${again}.`}
      </Banner>
      {onSelect !== null && (
        <Button variant="outline" onClick={() => onSelect(leaving)}>
          Select them
        </Button>
      )}
    </HStack>
  );
}

const none: readonly OwnAthlete[] = [];

import { counted } from '@matchpoint/core/display/count';
import { Tick } from '../ui/form/checkbox.tsx';
import { useKeys } from './use-keys.ts';

interface KeysChoiceProps {
  readonly agencyId: string;
  readonly endsKeys: boolean;
  readonly onChoose: (endsKeys: boolean) => void;
}

/** Whether a hand-over ends the agency's keys; nothing without any (rules/agencies.md#members). */
export function KeysChoice({ agencyId, endsKeys, onChoose }: KeysChoiceProps) {
  const { data: keys = [] } = useKeys(agencyId);
  if (keys.length === 0) return null;
  return (
    <Tick checked={endsKeys} onChange={onChoose}>
      {`End its ${counted(keys.length, 'key')} for programs, too. Otherwise programs go on with them.`}
    </Tick>
  );
}

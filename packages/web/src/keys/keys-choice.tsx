import { counted } from '@matchpoint/core/display/count';
import styles from './keys-choice.module.css';
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
    <label className={styles['root']}>
      <input type="checkbox" checked={endsKeys} onChange={({ target }) => onChoose(target.checked)} />
      {`End its ${counted(keys.length, 'key')} for programs, too. Otherwise programs go on with them.`}
    </label>
  );
}

import { Dialog } from '../dialog/dialog.tsx';
import { singleKeys } from '../form/page-key.ts';
import { storeText, useStoredText } from '../media/stored-text.ts';
import styles from './keys-dialog.module.css';

const keys: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['J', '↓'], 'Next row'],
  [['K', '↑'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['End'], 'Go to the end of the list'],
  [['S'], 'Star the athlete, or take the star away'],
  [['/'], 'Search'],
  [['?'], 'Show these keys'],
];

interface KeysDialogProps {
  readonly onClose: () => void;
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** The keys of a list, and a switch for those that write a character (rules/lists.md#list-keys). */
export function KeysDialog({ onClose, finalFocus }: KeysDialogProps) {
  const isOn = useStoredText(singleKeys) !== 'off';
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} {...(finalFocus && { finalFocus })}>
      <dl className={styles['keys']}>
        {keys.map(([names, action]) => (
          <div key={action}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => storeText(singleKeys, target.checked ? 'on' : 'off')}
        />
        Single-key shortcuts on this device
      </label>
    </Dialog>
  );
}

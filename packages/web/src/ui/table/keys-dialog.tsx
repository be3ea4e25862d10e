import { chakra } from '@chakra-ui/react';
import { Dialog } from '../dialog/dialog.tsx';
import { singleKeys } from '../form/page-key.ts';
import { storeText, useStoredText } from '../media/stored-text.ts';

const keys: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['J', '↓'], 'Next row'],
  [['K', '↑'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['S'], 'Star the athlete, or take the star away'],
  [['/'], 'Search'],
  [['?'], 'Show these keys'],
];

interface KeysDialogProps {
  readonly onClose: () => void;
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** The keys of a list, and a switch for those that write a character (rules.md#list-keys). */
export function KeysDialog({ onClose, finalFocus }: KeysDialogProps) {
  const isOn = useStoredText(singleKeys) !== 'off';
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} {...(finalFocus && { finalFocus })}>
      <Keys>
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
      </Keys>
      <Switch>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => storeText(singleKeys, target.checked ? 'on' : 'off')}
        />
        Use single keys on this device
      </Switch>
    </Dialog>
  );
}

const Keys = chakra('dl', {
  base: {
    textStyle: 'sm',
    '& > div': { display: 'flex', alignItems: 'center', gap: '4', minHeight: '9' },
    '& dt': { display: 'flex', gap: '1', width: '6rem', flexShrink: '0' },
    '& kbd': {
      minWidth: '1.75rem',
      px: '1.5',
      textAlign: 'center',
      fontFamily: 'inherit',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l1',
      bg: 'bg.subtle',
    },
  },
});

const Switch = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    textStyle: 'sm',
    cursor: 'pointer',
    '& input': { boxSize: '4', flexShrink: '0', accentColor: '{colors.accent.solid}' },
  },
});

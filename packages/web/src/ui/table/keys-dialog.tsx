import { chakra, HStack, Stack } from '@chakra-ui/react';
import { Dialog } from '../dialog/dialog.tsx';
import { singleKeys } from '../page/page-key.ts';
import { storeText, useStoredText } from '../state/stored-text.ts';

const Kbd = chakra('kbd', {
  base: {
    minWidth: '7',
    px: '1.5',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    bg: 'bg.subtle',
  },
});

const keysOf = (
  rowPress: string | undefined,
): readonly (readonly [keys: readonly string[], action: string])[] => [
  [['J', '↓'], 'Next row'],
  [['K', '↑'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['End'], 'Go to the end of the list'],
  ...(rowPress === undefined ? [] : [[['S'], rowPress] as const]),
  [['/'], 'Search'],
  [['?'], 'Show these keys'],
];

interface KeysDialogProps {
  /** What S does to a row, in words. */
  readonly rowPress: string | undefined;
  readonly onClose: () => void;
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** The keys of a list, and a switch for those that write a character (rules/lists.md#list-keys). */
export function KeysDialog({ rowPress, onClose, finalFocus }: KeysDialogProps) {
  const isOn = useStoredText(singleKeys) !== 'off';
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} {...(finalFocus && { finalFocus })}>
      <Stack as="dl" gap="0" fontSize="sm">
        {keysOf(rowPress).map(([names, action]) => (
          <HStack key={action} gap="4" minHeight="9">
            <HStack as="dt" gap="1" width="6rem" flexShrink="0">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </HStack>
            <dd>{action}</dd>
          </HStack>
        ))}
      </Stack>
      <HStack as="label" minHeight="11" fontSize="sm" cursor="pointer">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => storeText(singleKeys, target.checked ? 'on' : 'off')}
        />
        Single-key shortcuts on this device
      </HStack>
    </Dialog>
  );
}

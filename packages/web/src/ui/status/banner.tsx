import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface BannerProps {
  readonly status: 'success' | 'danger';
  /** Leaves the focus alone, for a problem without an action of the person. */
  readonly keepFocus?: boolean;
  readonly children: ReactNode;
}

/** The outcome of an action. A failure takes the focus, so that it is read and the next Tab leads to the form. */
export function Banner({ status, keepFocus = false, children }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDanger = status === 'danger';
  const Icon = isDanger ? CircleAlert : CircleCheck;

  useEffect(() => {
    if (isDanger && !keepFocus) frame.current?.focus();
  }, [isDanger, keepFocus]);

  return (
    <Frame ref={frame} role={isDanger ? 'alert' : 'status'} tabIndex={-1} status={status}>
      <Icon aria-hidden />
      <p>{children}</p>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', boxSize: '4', mt: '0.5' },
    '& p': { minWidth: '0' },
  },
  variants: {
    status: {
      success: { bg: 'accent.subtle', borderColor: 'accent.border', color: 'accent.fg' },
      danger: { bg: 'red.subtle', borderColor: 'red.border', color: 'red.fg' },
    },
  },
});

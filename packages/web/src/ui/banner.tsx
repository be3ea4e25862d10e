import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface BannerProps {
  readonly status: 'success' | 'danger';
  /** No deed led to it: the focus stays where it is. */
  readonly unasked?: boolean;
  readonly children: ReactNode;
}

/** What came of a deed; a danger takes the focus, so that it is read and the next Tab is at the form. */
export function Banner({ status, unasked = false, children }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDanger = status === 'danger';
  const Icon = isDanger ? CircleAlert : CircleCheck;

  useEffect(() => {
    if (isDanger && !unasked) frame.current?.focus();
  }, [isDanger, unasked]);

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

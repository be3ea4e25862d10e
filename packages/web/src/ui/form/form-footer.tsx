import { HStack, Stack } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ProblemBanner } from '../status/banner.tsx';
import styles from './form.module.css';

interface FormFooterProps {
  /** Why sending failed. */
  readonly reasons?: readonly string[];
  /** No answer came, so the person may try again with the same entry. */
  readonly unanswered?: boolean;
  readonly pending?: boolean;
  readonly variant?: 'danger';
  /** The label of the button. */
  readonly children: ReactNode;
}

/** The end of a form in a dialog, which stays in view while the fields scroll beneath it. */
export function FormFooter(props: FormFooterProps) {
  const { reasons = [], unanswered = false, pending = false, ...button } = props;
  return (
    <Stack
      position="sticky"
      bottom="0"
      // Above the arrows and buttons inside the fields.
      zIndex="1"
      gap="3"
      mx="calc({spacing.cards} * -1)"
      px="cards"
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
      // It sticks above the padding of the dialog, where fields would show.
      boxShadow="0 {spacing.12} 0 {colors.bg.panel}"
      css={{ '& > [role=alert]': { maxHeight: '30dvh', overflowY: 'auto' } }}
    >
      <ProblemBanner reasons={reasons} unanswered={unanswered} />
      <SubmitButton {...button} pending={pending} />
    </Stack>
  );
}

/** Buttons at the end of what they belong to; on a phone one below the other. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <HStack wrap="wrap" justify="flex-end" css={{ smDown: { '& > :is(a, button)': { flex: '1 1 100%' } } }}>
      {children}
    </HStack>
  );
}

interface SubmitButtonProps {
  readonly pending: boolean;
  /** Danger: what it does cannot be undone. Outline: the page has another main action. */
  readonly variant?: 'danger' | 'outline';
  readonly children: ReactNode;
}

/** Submits its form; keeps its width while the request is pending (rules/forms.md#pending-forms). */
export function SubmitButton({ pending, variant, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...(variant && { variant })}
      disabled={pending}
      className={styles['submit']}
      data-pending={pending || undefined}
    >
      <span>{children}</span>
      {pending && (
        <span className={styles['spinner']}>
          <LoaderCircle aria-hidden />
        </span>
      )}
    </Button>
  );
}

import { Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { copyText } from '../ui/share/copy-text.ts';
import { TextLine } from '../ui/share/text-line.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';

interface KeyTextProps {
  readonly text: string;
  /** By the button or by hand. */
  readonly onCopied: () => void;
}

/** A new key to copy; it gets the focus. */
export function KeyText({ text, onCopied }: KeyTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) onCopied();
    setOutcome(isCopied ? 'Copied.' : 'The browser does not let the app copy. Select the key and copy it.');
  };
  return (
    <Stack onCopy={onCopied}>
      <TextLine label="Key" text={text} input={input} outcome={outcome}>
        <Button onClick={() => void copy()}>Copy</Button>
      </TextLine>
      <QuietLine>
        The command <code>matchpoint</code> takes it from the variable <code>MATCHPOINT_API_KEY</code>, or
        once from <code>matchpoint login --key-stdin</code>. Any other program sends it as a bearer token.
      </QuietLine>
    </Stack>
  );
}

import { Link, Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { hasShareSheet } from './share-link.ts';

type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'children'>;

/** Named after what a press does in this browser. */
export function ShareButton({ variant = 'outline', ...button }: ShareButtonProps) {
  const Icon = hasShareSheet() ? Share2 : Link;
  return (
    <Button {...button} variant={variant}>
      <Icon aria-hidden />
      <span>{shareLabel()}</span>
    </Button>
  );
}

const shareLabel = () => (hasShareSheet() ? 'Share link' : 'Copy link');

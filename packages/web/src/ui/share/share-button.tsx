import { Link, Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { hasShareSheet } from './share-link.ts';

interface ShareButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** An icon alone. */
  readonly compact?: boolean;
}

/** Named after what a press does in this browser. */
export function ShareButton({ compact = false, variant = 'outline', ...button }: ShareButtonProps) {
  const [label, Icon] = hasShareSheet() ? (['Share link', Share2] as const) : (['Copy link', Link] as const);
  if (compact) return <IconButton {...button} icon={Icon} aria-label={label} title={label} />;
  return (
    <Button {...button} variant={variant}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}

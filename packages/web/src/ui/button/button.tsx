import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './button.module.css';

type Variant = 'solid' | 'danger' | 'outline' | 'ghost';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: Variant;
  /** As wide as it is high, for an icon alone. */
  readonly shape?: 'icon';
}

/** Does not submit a form unless its `type` says so. */
export function Button({ variant, shape, className, type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={classNames(buttonClass(variant, shape), className)} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'shape' | 'children'> {
  readonly icon: LucideIcon;
  readonly 'aria-label': string;
}

export function IconButton({ icon: Icon, variant = 'ghost', ...button }: IconButtonProps) {
  return (
    <Button {...button} variant={variant} shape="icon">
      <Icon aria-hidden />
    </Button>
  );
}

/** The class names of a `Button`, for a link that looks like one. */
export function buttonClass(variant: Variant = 'solid', shape?: 'icon'): string {
  const kinds: Readonly<Record<Variant, string | undefined>> = {
    solid: styles['solid'],
    danger: styles['danger'],
    outline: styles['outline'],
    ghost: styles['ghost'],
  };
  return classNames(styles['base'], kinds[variant], shape === 'icon' && styles['icon']);
}

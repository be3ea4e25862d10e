import styles from './button.module.css';

/** The class names of a `Button` for the shell and the lists, which do without Chakra's script. */
export function buttonClass(variant: 'solid' | 'outline' | 'ghost' = 'solid', shape?: 'icon'): string {
  const kind = { solid: styles['solid'], outline: styles['outline'], ghost: styles['ghost'] }[variant];
  return [styles['base'], kind, shape === 'icon' && styles['icon']].filter(Boolean).join(' ');
}

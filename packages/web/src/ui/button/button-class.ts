import { buttonStyles } from './button.static.ts';

/** The class names of a `Button` for the shell and the lists, which do without Chakra's script. */
export function buttonClass(variant: 'solid' | 'outline' | 'ghost' = 'solid', shape?: 'icon'): string {
  const { base, [variant]: kind } = buttonStyles;
  return shape === undefined ? `${base} ${kind}` : `${base} ${kind} ${buttonStyles[shape]}`;
}

import { buttonStyles } from './button.static.ts';

/** The looks of a `Button` for an element of what every page waits for. */
export function buttonClass(variant: 'solid' | 'outline' | 'ghost' = 'solid', shape?: 'icon'): string {
  const { base, [variant]: kind } = buttonStyles;
  return shape === undefined ? `${base} ${kind}` : `${base} ${kind} ${buttonStyles[shape]}`;
}

import { Building, ClipboardList, House, type LucideIcon, Star, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { StarredCount } from '../board/star-marks.tsx';

export interface Destination {
  readonly title: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Shown after the title. */
  readonly Badge?: ComponentType;
}

/** The sidebar's items for everyone (rules/pages.md#sidebar). */
export const destinations: readonly Destination[] = [
  { title: 'Home', href: '/', icon: House },
  { title: 'Athletes', href: '/athletes', icon: Users },
  { title: 'Coaches', href: '/coaches', icon: ClipboardList },
  { title: 'Agencies', href: '/agencies', icon: Building },
  { title: 'Board', href: '/board', icon: Star, Badge: StarredCount },
];

/** Whether `pathname` is `href` or below it. */
export function isAt(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

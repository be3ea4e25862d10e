import { Building, ClipboardList, House, type LucideIcon, Users } from 'lucide-react';

export interface Destination {
  readonly title: string;
  readonly href: string;
  readonly icon: LucideIcon;
}

/** The sidebar's items for everyone (rules.md#sidebar). */
export const destinations: readonly Destination[] = [
  { title: 'Home', href: '/', icon: House },
  { title: 'Athletes', href: '/athletes', icon: Users },
  { title: 'Coaches', href: '/coaches', icon: ClipboardList },
  { title: 'Agencies', href: '/agencies', icon: Building },
];

/** Whether `pathname` is `href` or below it. */
export function isAt(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

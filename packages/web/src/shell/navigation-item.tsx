import { Building, ClipboardList, House, type LucideIcon, Star, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { StarredCount } from '../board/star-marks.tsx';

/** One item of the sidebar. Where two links lead to one page, the public one is marked as current. */
export function NavigationItem({ title, href, icon: Icon, Badge }: Destination) {
  const pathname = usePathname();
  const isOwn = destinations.every((other) => other.href !== href || other.title === title);
  return (
    <li>
      <a href={href} aria-current={isOwn && isAt(href, pathname) ? 'page' : undefined}>
        <Icon aria-hidden />
        <span>{title}</span>
        {Badge && <Badge />}
      </a>
    </li>
  );
}

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
function isAt(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

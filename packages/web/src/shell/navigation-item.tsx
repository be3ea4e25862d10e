import { usePathname } from 'wouter/use-browser-location';
import { type Destination, destinations, isAt } from './destinations.ts';

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

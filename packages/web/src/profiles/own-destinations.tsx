import { Building2, CircleUser, Trophy } from 'lucide-react';
import { type Destination, NavigationItem } from '../shell/navigation-item.tsx';

/** The sidebar's items by the active profile's type (rules/pages.md#sidebar). */
const destinations: Readonly<Record<string, readonly Destination[]>> = {
  Agency: [
    { title: 'My Agency', href: '/my-agency', icon: Building2 },
    { title: 'My Athletes', href: '/my-athletes', icon: Trophy },
  ],
  Coach: [{ title: 'Coach Profile', href: '/agencies', icon: CircleUser }],
};
const none: readonly Destination[] = [];

export function OwnDestinations({ type }: { type: string | undefined }) {
  const items = type !== undefined && Object.hasOwn(destinations, type) ? destinations[type] : none;
  return items?.map((item) => <NavigationItem key={item.title} {...item} />);
}

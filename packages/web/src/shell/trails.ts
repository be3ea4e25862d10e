import type { Crumb } from '../ui/text/breadcrumbs.tsx';

export const toHome: readonly Crumb[] = [{ title: 'Home', href: '/' }];
export const toAthletes: readonly Crumb[] = [...toHome, { title: 'Athletes', href: '/athletes' }];
export const toAgencies: readonly Crumb[] = [...toHome, { title: 'Agencies', href: '/agencies' }];
export const toCoaches: readonly Crumb[] = [...toHome, { title: 'Coaches', href: '/coaches' }];
export const toHelp: readonly Crumb[] = [...toHome, { title: 'Help', href: '/help' }];
export const toMyAthletes: readonly Crumb[] = [...toHome, { title: 'My Athletes', href: '/my-athletes' }];
export const toBoard: readonly Crumb[] = [...toHome, { title: 'Board', href: '/board' }];

import { type DefaultParams, matchRoute, type Parser } from 'wouter';
import { AgenciesPage } from './agencies/agencies-page.tsx';
import type { Service } from './api/service.ts';
import { AthletesPage } from './athletes/athletes-page.tsx';
import { ServerErrorPage } from './errors/server-error-page.tsx';
import { HomePage } from './home/home-page.tsx';
import {
  prefetchAgencies,
  prefetchAgency,
  prefetchAthlete,
  prefetchAthletes,
  prefetchHome,
} from './prefetch.ts';
import { type LazyPage, lazyPage, readyPage } from './shell/lazy-page.ts';

export type Guard = 'public' | 'anonymousOnly' | 'signedInOnly';

export interface Route {
  /** A wouter pattern with at most one parameter, the id of what the page is about. */
  readonly path: string;
  /** Shown until the page knows a better title. */
  readonly title: string;
  readonly guard: Guard;
  readonly page: LazyPage;
  /** Fetches the page's data while its script is loading. */
  readonly prefetch?: (service: Service, url: { readonly id: string; readonly search: string }) => void;
}

const athlete = lazyPage(() => import('./athletes/athlete-page.tsx').then((module) => module.AthletePage));
const agency = lazyPage(() => import('./agencies/agency-page.tsx').then((module) => module.AgencyPage));
const coaches = lazyPage(() => import('./coaches/coaches-page.tsx').then((module) => module.CoachesPage));
const coach = lazyPage(() => import('./coaches/coach-page.tsx').then((module) => module.CoachPage));
const account = lazyPage(() => import('./session/account-page.tsx').then((module) => module.AccountPage));
const myAgency = lazyPage(() =>
  import('./agencies/my-agency-page.tsx').then((module) => module.MyAgencyPage),
);
const settings = lazyPage(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage));
const signIn = lazyPage(() => import('./session/sign-in-page.tsx').then((module) => module.SignInPage));
const signUp = lazyPage(() => import('./session/sign-up-page.tsx').then((module) => module.SignUpPage));
const forgotPassword = lazyPage(() =>
  import('./session/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
);
const resetPassword = lazyPage(() =>
  import('./session/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
);
const myAthletes = lazyPage(() =>
  import('./athletes/my-athletes/my-athletes-page.tsx').then((module) => module.MyAthletesPage),
);
const importAthletes = lazyPage(() => import('./roster/import-page.tsx').then((module) => module.ImportPage));
const add = lazyPage(() => import('./add/add-page.tsx').then((module) => module.AddAthletePage));
const addAgency = lazyPage(() => import('./add/add-page.tsx').then((module) => module.AddAgencyPage));
const notFound = lazyPage(() => import('./errors/not-found-page.tsx').then((module) => module.NotFoundPage));

/** Shown for unknown URLs, which stay in the address bar. */
const notFoundRoute: Route = { path: '/404', title: 'Page not found', guard: 'public', page: notFound };

/** Every URL of the product (rules.md#routes). */
export const routes: readonly Route[] = [
  { path: '/', title: 'Home', guard: 'public', page: readyPage(HomePage), prefetch: prefetchHome },
  {
    path: '/athletes',
    title: 'Athletes',
    guard: 'public',
    page: readyPage(AthletesPage),
    prefetch: prefetchAthletes,
  },
  { path: '/athletes/:id', title: 'Athlete', guard: 'public', page: athlete, prefetch: prefetchAthlete },
  {
    path: '/agencies',
    title: 'Agencies',
    guard: 'public',
    page: readyPage(AgenciesPage),
    prefetch: prefetchAgencies,
  },
  { path: '/agencies/:id', title: 'Agency', guard: 'public', page: agency, prefetch: prefetchAgency },
  { path: '/coaches', title: 'Coaches', guard: 'public', page: coaches },
  { path: '/coaches/:id', title: 'Coach', guard: 'public', page: coach },
  { path: '/account', title: 'My Account', guard: 'signedInOnly', page: account },
  { path: '/my-athletes', title: 'My Athletes', guard: 'signedInOnly', page: myAthletes },
  { path: '/my-athletes/import', title: 'Import athletes', guard: 'signedInOnly', page: importAthletes },
  { path: '/my-agency', title: 'My Agency', guard: 'signedInOnly', page: myAgency },
  { path: '/add', title: 'Add athlete', guard: 'public', page: add },
  { path: '/add-agency', title: 'Add agency', guard: 'public', page: addAgency },
  { path: '/settings', title: 'Settings', guard: 'signedInOnly', page: settings },
  { path: '/sign-in', title: 'Sign in', guard: 'anonymousOnly', page: signIn },
  { path: '/sign-up', title: 'Sign up', guard: 'anonymousOnly', page: signUp },
  { path: '/forgot-password', title: 'Forgot password', guard: 'anonymousOnly', page: forgotPassword },
  { path: '/reset-password', title: 'Reset password', guard: 'public', page: resetPassword },
  { path: '/500', title: 'Server error', guard: 'public', page: readyPage(ServerErrorPage) },
  notFoundRoute,
];

export interface RouteMatch {
  readonly route: Route;
  /** The decoded id in the URL; '' if the route has none. */
  readonly id: string;
}

/** @param pathname still encoded, as in `location`; wouter itself would decode `%252F` to a slash */
export function findRoute(parser: Parser, pathname: string): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchRoute<DefaultParams>(parser, route.path, pathname);
    if (!matches) continue;
    const { id: encoded = '' } = params;
    const id = decoded(encoded);
    if (id !== null) return { route, id };
  }
  return { route: notFoundRoute, id: '' };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import { findPage, type PageFacts, type PageName, pageNames, pages } from '@matchpoint/core/pages/page-paths';
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

interface Screen {
  readonly page: LazyPage;
  /** Fetches the page's data while its script is loading. */
  readonly prefetch?: (service: Service, url: { readonly id: string; readonly search: string }) => void;
}

const athlete = lazyPage(() =>
  import('./athletes/athlete/athlete-page.tsx').then((module) => module.AthletePage),
);
const agency = lazyPage(() => import('./agencies/agency-page.tsx').then((module) => module.AgencyPage));
const coaches = lazyPage(() => import('./coaches/coaches-page.tsx').then((module) => module.CoachesPage));
const coach = lazyPage(() => import('./coaches/coach-page.tsx').then((module) => module.CoachPage));
const board = lazyPage(() => import('./board/board-page.tsx').then((module) => module.BoardPage));
const compare = lazyPage(() =>
  import('./board/compare/compare-page.tsx').then((module) => module.ComparePage),
);
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

/** What the app has for each page. */
const screens: Readonly<Record<PageName, Screen>> = {
  home: { page: readyPage(HomePage), prefetch: prefetchHome },
  athletes: { page: readyPage(AthletesPage), prefetch: prefetchAthletes },
  athlete: { page: athlete, prefetch: prefetchAthlete },
  agencies: { page: readyPage(AgenciesPage), prefetch: prefetchAgencies },
  agency: { page: agency, prefetch: prefetchAgency },
  coaches: { page: coaches },
  coach: { page: coach },
  board: { page: board },
  compare: { page: compare },
  account: { page: account },
  myAthletes: { page: myAthletes },
  importAthletes: { page: importAthletes },
  myAgency: { page: myAgency },
  add: { page: add },
  addAgency: { page: addAgency },
  settings: { page: settings },
  signIn: { page: signIn },
  signUp: { page: signUp },
  forgotPassword: { page: forgotPassword },
  resetPassword: { page: resetPassword },
  serverError: { page: readyPage(ServerErrorPage) },
  notFound: { page: notFound },
};

/** The scripts of the pages that everybody may open. */
export const publicPages = pageNames
  .filter((name) => pages[name].guard === 'public')
  .map((name) => screens[name].page);

export interface RouteMatch extends PageFacts, Screen {
  /** Decoded; '' if the route has none. */
  readonly id: string;
}

/** The page of a URL; unknown ones stay in the address bar. @param pathname still encoded, as in `location` */
export function findRoute(pathname: string): RouteMatch {
  const { name, id } = findPage(pathname);
  return { ...pages[name], ...screens[name], id };
}

import {
  type FoundPage,
  findPage,
  type PageFacts,
  type PageName,
  pageNames,
  pages,
} from '@matchpoint/core/pages/page-paths';
import { AgenciesPage } from './agencies/agencies-page.tsx';
import { AthletesPage } from './athletes/athletes-page.tsx';
import { ServerErrorPage } from './errors/server-error-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { type LazyPage, lazyPage } from './shell/lazy-page.ts';

const athlete = lazyPage(() =>
  import('./athletes/athlete/athlete-page.tsx').then((module) => module.AthletePage),
);
const agency = lazyPage(() =>
  import('./agencies/agency/agency-page.tsx').then((module) => module.AgencyPage),
);
const coaches = lazyPage(() => import('./coaches/coaches-page.tsx').then((module) => module.CoachesPage));
const coach = lazyPage(() => import('./coaches/coach-page.tsx').then((module) => module.CoachPage));
const board = lazyPage(() => import('./board/board-page.tsx').then((module) => module.BoardPage));
const compare = lazyPage(() =>
  import('./board/compare/compare-page.tsx').then((module) => module.ComparePage),
);
const account = lazyPage(() => import('./account/account-page.tsx').then((module) => module.AccountPage));
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
const confirmEmail = lazyPage(() =>
  import('./account/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
);
const terms = lazyPage(() => import('./texts/text-page.tsx').then((module) => module.TermsPage));
const privacy = lazyPage(() => import('./texts/text-page.tsx').then((module) => module.PrivacyPage));
const myAthletes = lazyPage(() =>
  import('./athletes/my-athletes/my-athletes-page.tsx').then((module) => module.MyAthletesPage),
);
const importAthletes = lazyPage(() => import('./roster/import-page.tsx').then((module) => module.ImportPage));
const add = lazyPage(() => import('./add/add-page.tsx').then((module) => module.AddAthletePage));
const addAgency = lazyPage(() => import('./add/add-page.tsx').then((module) => module.AddAgencyPage));
const notFound = lazyPage(() => import('./errors/not-found-page.tsx').then((module) => module.NotFoundPage));

/** What the app has for each page. */
const screens: Readonly<Record<PageName, LazyPage>> = {
  home: HomePage,
  athletes: AthletesPage,
  athlete,
  agencies: AgenciesPage,
  agency,
  coaches,
  coach,
  board,
  compare,
  account,
  myAthletes,
  importAthletes,
  myAgency,
  add,
  addAgency,
  settings,
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  confirmEmail,
  terms,
  privacy,
  serverError: ServerErrorPage,
  notFound,
};

/** The scripts of the pages that everybody may open. */
export const publicPages = pageNames
  .filter((name) => pages[name].guard === 'public')
  .map((name) => screens[name]);

export interface RouteMatch extends PageFacts, FoundPage {
  readonly page: LazyPage;
}

/** The page of a URL; unknown ones stay in the address bar. @param pathname still encoded, as in `location` */
export function findRoute(pathname: string): RouteMatch {
  const found = findPage(pathname);
  return { ...pages[found.name], ...found, page: screens[found.name] };
}

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

/** The component of each page. */
const screens: Readonly<Record<PageName, LazyPage>> = {
  home: HomePage,
  athletes: AthletesPage,
  athlete: lazyPage(() => import('./athletes/athlete/athlete-page.tsx').then((module) => module.AthletePage)),
  agencies: AgenciesPage,
  agency: lazyPage(() => import('./agencies/agency/agency-page.tsx').then((module) => module.AgencyPage)),
  coaches: lazyPage(() => import('./coaches/coming-soon-pages.tsx').then((module) => module.CoachesPage)),
  coach: lazyPage(() => import('./coaches/coming-soon-pages.tsx').then((module) => module.CoachPage)),
  board: lazyPage(() => import('./board/board-page.tsx').then((module) => module.BoardPage)),
  compare: lazyPage(() => import('./board/compare/compare-page.tsx').then((module) => module.ComparePage)),
  account: lazyPage(() => import('./account/account-page.tsx').then((module) => module.AccountPage)),
  myAthletes: lazyPage(() =>
    import('./athletes/my-athletes/my-athletes-page.tsx').then((module) => module.MyAthletesPage),
  ),
  importAthletes: lazyPage(() => import('./roster/import-page.tsx').then((module) => module.ImportPage)),
  myAgency: lazyPage(() => import('./agencies/my-agency-page.tsx').then((module) => module.MyAgencyPage)),
  add: lazyPage(() => import('./add/add-page.tsx').then((module) => module.AddAthletePage)),
  addAgency: lazyPage(() => import('./add/add-page.tsx').then((module) => module.AddAgencyPage)),
  settings: lazyPage(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage)),
  signIn: lazyPage(() => import('./session/sign-in-page.tsx').then((module) => module.SignInPage)),
  signUp: lazyPage(() => import('./session/sign-up-page.tsx').then((module) => module.SignUpPage)),
  forgotPassword: lazyPage(() =>
    import('./session/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
  ),
  resetPassword: lazyPage(() =>
    import('./session/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
  ),
  confirmEmail: lazyPage(() =>
    import('./account/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
  ),
  help: lazyPage(() => import('./help/help-pages.tsx').then((module) => module.HelpPage)),
  helpCoaches: lazyPage(() => import('./help/help-pages.tsx').then((module) => module.HelpCoaches)),
  helpAgencies: lazyPage(() => import('./help/help-pages.tsx').then((module) => module.HelpAgencies)),
  helpAthletes: lazyPage(() => import('./help/help-pages.tsx').then((module) => module.HelpAthletes)),
  accessibility: lazyPage(() => import('./help/help-pages.tsx').then((module) => module.AccessibilityPage)),
  terms: lazyPage(() => import('./texts/text-page.tsx').then((module) => module.TermsPage)),
  privacy: lazyPage(() => import('./texts/text-page.tsx').then((module) => module.PrivacyPage)),
  serverError: ServerErrorPage,
  notFound: lazyPage(() => import('./errors/not-found-page.tsx').then((module) => module.NotFoundPage)),
};

/** The public pages, whose scripts are preloaded. */
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

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
import type { LazyPage } from './shell/preload-pages.ts';
import { lazyPart } from './ui/lazy/lazy-part.tsx';

/** The component of each page. */
const screens: Readonly<Record<PageName, LazyPage>> = {
  home: HomePage,
  athletes: AthletesPage,
  athlete: lazyPart(() => import('./athletes/athlete/athlete-page.tsx'), 'AthletePage'),
  agencies: AgenciesPage,
  agency: lazyPart(() => import('./agencies/agency/agency-page.tsx'), 'AgencyPage'),
  coaches: lazyPart(() => import('./coaches/coming-soon-pages.tsx'), 'CoachesPage'),
  coach: lazyPart(() => import('./coaches/coming-soon-pages.tsx'), 'CoachPage'),
  board: lazyPart(() => import('./board/board-page.tsx'), 'BoardPage'),
  compare: lazyPart(() => import('./board/compare/compare-page.tsx'), 'ComparePage'),
  account: lazyPart(() => import('./account/account-page.tsx'), 'AccountPage'),
  myAthletes: lazyPart(() => import('./athletes/my-athletes/my-athletes-page.tsx'), 'MyAthletesPage'),
  importAthletes: lazyPart(() => import('./roster/import-page.tsx'), 'ImportPage'),
  myAgency: lazyPart(() => import('./agencies/my-agency-page.tsx'), 'MyAgencyPage'),
  add: lazyPart(() => import('./add/add-page.tsx'), 'AddAthletePage'),
  addAgency: lazyPart(() => import('./add/add-page.tsx'), 'AddAgencyPage'),
  settings: lazyPart(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  signIn: lazyPart(() => import('./session/sign-in-page.tsx'), 'SignInPage'),
  signUp: lazyPart(() => import('./session/sign-up-page.tsx'), 'SignUpPage'),
  forgotPassword: lazyPart(() => import('./session/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  resetPassword: lazyPart(() => import('./session/reset-password-page.tsx'), 'ResetPasswordPage'),
  confirmEmail: lazyPart(() => import('./account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  help: lazyPart(() => import('./help/help-pages.tsx'), 'HelpPage'),
  helpCoaches: lazyPart(() => import('./help/help-pages.tsx'), 'HelpCoaches'),
  helpAgencies: lazyPart(() => import('./help/help-pages.tsx'), 'HelpAgencies'),
  helpAthletes: lazyPart(() => import('./help/help-pages.tsx'), 'HelpAthletes'),
  accessibility: lazyPart(() => import('./help/help-pages.tsx'), 'AccessibilityPage'),
  terms: lazyPart(() => import('./texts/text-page.tsx'), 'TermsPage'),
  privacy: lazyPart(() => import('./texts/text-page.tsx'), 'PrivacyPage'),
  serverError: ServerErrorPage,
  notFound: lazyPart(() => import('./errors/not-found-page.tsx'), 'NotFoundPage'),
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

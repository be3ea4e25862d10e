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
import { HomePage } from './home/home-page.tsx';
import type { LazyPage } from './shell/later-scripts.ts';
import { lazyPart, styledPart } from './ui/lazy/lazy-part.tsx';

/** Preloaded, as all public pages are. */
export const ServerErrorPage = lazyPart(() => import('./errors/error-pages.tsx'), 'ServerErrorPage');

/** The component of each page. */
const screens: Readonly<Record<PageName, LazyPage>> = {
  home: HomePage,
  athletes: AthletesPage,
  athlete: lazyPart(() => import('./athletes/athlete/athlete-page.tsx'), 'AthletePage'),
  agencies: AgenciesPage,
  agency: lazyPart(() => import('./agencies/agency/agency-page.tsx'), 'AgencyPage'),
  coaches: lazyPart(() => import('./coaches/coming-soon-pages.tsx'), 'CoachesPage'),
  coach: lazyPart(() => import('./coaches/coming-soon-pages.tsx'), 'CoachPage'),
  board: styledPart(() => import('./board/board-page.tsx'), 'BoardPage'),
  compare: styledPart(() => import('./board/compare/compare-page.tsx'), 'ComparePage'),
  account: styledPart(() => import('./account/account-page.tsx'), 'AccountPage'),
  myAthletes: styledPart(() => import('./athletes/my-athletes/my-athletes-page.tsx'), 'MyAthletesPage'),
  importAthletes: styledPart(() => import('./roster/import-page.tsx'), 'ImportPage'),
  myAgency: styledPart(() => import('./agencies/my-agency-page.tsx'), 'MyAgencyPage'),
  add: styledPart(() => import('./add/add-page.tsx'), 'AddAthletePage'),
  addAgency: styledPart(() => import('./add/add-page.tsx'), 'AddAgencyPage'),
  settings: styledPart(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  signIn: styledPart(() => import('./session/sign-in-page.tsx'), 'SignInPage'),
  signUp: styledPart(() => import('./session/sign-up-page.tsx'), 'SignUpPage'),
  forgotPassword: styledPart(() => import('./session/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  resetPassword: styledPart(() => import('./session/reset-password-page.tsx'), 'ResetPasswordPage'),
  confirmEmail: styledPart(() => import('./account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  help: lazyPart(() => import('./help/help-pages.tsx'), 'HelpPage'),
  helpCoaches: lazyPart(() => import('./help/help-pages.tsx'), 'HelpCoaches'),
  helpAgencies: lazyPart(() => import('./help/help-pages.tsx'), 'HelpAgencies'),
  helpAthletes: lazyPart(() => import('./help/help-pages.tsx'), 'HelpAthletes'),
  accessibility: lazyPart(() => import('./help/help-pages.tsx'), 'AccessibilityPage'),
  terms: lazyPart(() => import('./texts/text-page.tsx'), 'TermsPage'),
  privacy: lazyPart(() => import('./texts/text-page.tsx'), 'PrivacyPage'),
  consent: styledPart(() => import('./consent/family-page.tsx'), 'FamilyPage'),
  serverError: ServerErrorPage,
  notFound: lazyPart(() => import('./errors/error-pages.tsx'), 'NotFoundPage'),
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

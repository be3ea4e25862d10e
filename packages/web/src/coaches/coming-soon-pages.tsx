import { HelpLink } from '../help/help-link.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { toCoaches, toHome } from '../shell/trails.ts';
import type { Crumb } from '../ui/text/breadcrumbs.tsx';
import styles from './coming-soon.module.css';

/** rules/pages.md#coaches-pages */
export function CoachesPage({ title }: PageProps) {
  return <ComingSoon title={title} trail={toHome} />;
}

/** rules/pages.md#coaches-pages */
export function CoachPage({ title }: PageProps) {
  return <ComingSoon title={title} trail={toCoaches} />;
}

function ComingSoon({ title, trail }: { title: string; trail: readonly Crumb[] }) {
  return (
    <Page title={title} trail={trail}>
      <p className={styles['comingSoon']}>Coming soon</p>
      <HelpLink to="/help/coaches">What coaches can do without an account</HelpLink>
    </Page>
  );
}

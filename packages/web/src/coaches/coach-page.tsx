import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toCoaches } from '../shell/trails.ts';
import styles from './coming-soon.module.css';

/** rules/pages.md#coaches-pages */
export function CoachPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toCoaches}>
      <p className={styles['comingSoon']}>Coming soon</p>
    </Page>
  );
}

import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toHome } from '../shell/trails.ts';
import styles from './coming-soon.module.css';

export function CoachesPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toHome}>
      <p className={styles['comingSoon']}>Coming soon</p>
    </Page>
  );
}

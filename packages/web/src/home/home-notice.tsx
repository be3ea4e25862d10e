import { useNotice } from '../session/navigation-state.ts';
import { Banner } from '../ui/status/banner.tsx';
import styles from './home.module.css';

/** The message that came with the navigation to Home (rules/session.md#passing-messages). */
export function HomeNotice() {
  const notice = useNotice();
  return (
    notice !== null && (
      <div className={styles['homeNotice']}>
        <Banner status="success">{notice}</Banner>
      </div>
    )
  );
}

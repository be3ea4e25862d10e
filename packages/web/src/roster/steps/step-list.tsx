import { HelpLink } from '../../help/help-link.tsx';
import styles from './steps.module.css';

const titles = ['File', 'Columns', 'Rows', 'Plan', 'Result'] as const;
export type StepTitle = (typeof titles)[number];

/** The import's steps with the current one marked. */
export function StepList({ current }: { current: StepTitle }) {
  const at = titles.indexOf(current);
  return (
    <div className={styles['stepList']}>
      <ol className={styles['steps']} aria-label="Steps of the import">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at || undefined}
          >
            {title}
          </li>
        ))}
      </ol>
      <HelpLink to="/help/agencies#a-roster-from-a-spreadsheet" beside>
        Help
      </HelpLink>
    </div>
  );
}

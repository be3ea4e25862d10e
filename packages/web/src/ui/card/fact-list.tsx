import type { ReactNode } from 'react';
import styles from './card.module.css';

export function FactList({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles['factList']}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './card.module.css';

/** The content of a card that is no list: with space around it, and between its parts. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles['cardBody']}>{children}</div>;
}

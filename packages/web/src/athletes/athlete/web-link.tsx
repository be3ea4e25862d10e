import { isWebLink } from '@matchpoint/core/fields/web-link';
import styles from './athlete.module.css';

interface WebLinkProps {
  readonly href: string;
  /** What the link is called; its whole address is shown on hover and in print. */
  readonly name: string;
}

/** An entered link and its host; plain text unless it is http or https (rules/display.md#web-links). */
export function WebLink({ href, name }: WebLinkProps) {
  if (!isWebLink(href) || !URL.canParse(href)) return <span>{href}</span>;
  return (
    <>
      <a href={href} title={href} rel="noopener noreferrer" data-link>
        {name}
      </a>{' '}
      <span className={styles['host']} data-screen-only>
        {new URL(href).host}
      </span>
      <span data-print-only>{href}</span>
    </>
  );
}

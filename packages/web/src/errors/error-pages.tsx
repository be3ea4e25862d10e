import { ContactLink } from '../contact/contact-link.tsx';
import { Page } from '../shell/page.tsx';
import { toHome } from '../shell/trail.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  readonly title: string;
  readonly text: string;
  /** An app that broke is loaded anew. */
  readonly broken?: boolean;
}

/** rules/pages.md#error-pages */
function ErrorPage({ title, text, broken }: ErrorPageProps) {
  return (
    <Page title={title} trail={broken ? [] : toHome} heading={title}>
      <p className={styles['text']}>{text}</p>
      <p className={styles['ways']}>
        <a href="/" className={buttonClass()} data-fresh={broken}>
          Go back home
        </a>
        <ContactLink
          className={buttonClass('outline')}
          matter={{ subject: title, body: location.origin + location.pathname }}
        >
          Tell us
        </ContactLink>
      </p>
    </Page>
  );
}

export function NotFoundPage() {
  return (
    <ErrorPage
      title="Page not found"
      text="Oops! Looks like you followed a bad link. If you think this is a problem with us, please tell us."
    />
  );
}

export function ServerErrorPage() {
  return (
    <ErrorPage
      title="Something has gone seriously wrong"
      text="It's always time for a coffee break. We should be back by the time you finish your coffee."
      broken
    />
  );
}

import { buttonClass } from '../ui/button-class.ts';
import { ErrorPage } from './error-page.tsx';

/** rules.md#error-pages */
export function NotFoundPage() {
  return (
    <ErrorPage
      title="Page not found"
      home={
        <a href="/" className={buttonClass()}>
          Go back home
        </a>
      }
    >
      Oops! Looks like you followed a bad link. If you think this is a problem with us, please tell us.
    </ErrorPage>
  );
}

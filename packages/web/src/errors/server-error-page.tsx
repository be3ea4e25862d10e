import { buttonClass } from '../ui/button-class.ts';
import { ErrorPage } from './error-page.tsx';

/** rules.md#error-pages */
export function ServerErrorPage() {
  return (
    <ErrorPage
      title="Something has gone seriously wrong"
      home={
        <a href="/" className={buttonClass()} data-fresh>
          Go back home
        </a>
      }
    >
      It's always time for a coffee break. We should be back by the time you finish your coffee.
    </ErrorPage>
  );
}

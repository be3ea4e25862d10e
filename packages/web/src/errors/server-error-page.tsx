import { ErrorPage } from './error-page.tsx';

export function ServerErrorPage() {
  return (
    <ErrorPage
      title="Something has gone seriously wrong"
      text="It's always time for a coffee break. We should be back by the time you finish your coffee."
      broken
    />
  );
}

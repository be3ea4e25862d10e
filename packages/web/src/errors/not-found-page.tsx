import { ErrorPage } from './error-page.tsx';

export function NotFoundPage() {
  return (
    <ErrorPage
      title="Page not found"
      text="Oops! Looks like you followed a bad link. If you think this is a problem with us, please tell us."
    />
  );
}

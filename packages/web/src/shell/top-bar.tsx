import { WithSession } from '../session/session-start.tsx';
import { SignInLink } from '../session/sign-in-link.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import { Drawer } from './drawer.tsx';
import { HomeLink } from './sidebar.tsx';
import { topBarStyles } from './top-bar.static.ts';

const AccountCorner = lazyPart(() =>
  import('../session/account-corner.tsx').then((module) => module.AccountCorner),
);

export function TopBar() {
  return (
    <header data-screen-only className={topBarStyles.bar}>
      <div className={topBarStyles.row}>
        <Drawer />
        <div className={topBarStyles.phoneOnly}>
          <HomeLink />
        </div>
        <div className={topBarStyles.rest} />
        <WithSession fallback={<SignInLink hidden />} without={<SignInLink />}>
          <AccountCorner.Component />
        </WithSession>
        <ColourModeButton />
      </div>
    </header>
  );
}

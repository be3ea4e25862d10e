import { useNotice } from '../session/navigation-state.ts';
import { Banner } from '../ui/status/banner.tsx';

/** The message that came with the navigation to Home (rules/session.md#passing-messages). */
export function HomeNotice() {
  const notice = useNotice();
  return notice !== null && <Banner status="success">{notice}</Banner>;
}

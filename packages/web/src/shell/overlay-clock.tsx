import { useMachine } from '@xstate/react';
import { use, useEffect } from 'react';
import { overlayMachine } from './overlay.machine.ts';
import { OverlayCover } from './overlay-cover.tsx';
import { VisitContext } from './visit.ts';

export function OverlayClock() {
  const [state, send] = useMachine(overlayMachine);
  const visit = use(VisitContext);

  useEffect(() => {
    if (visit > 0) send({ type: 'pageMounted' });
  }, [visit, send]);

  return state.matches('gone') ? null : <OverlayCover fading={state.matches('fading')} />;
}

import type { Clock } from './ports.ts';

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      if (signal.aborted) wake();
      else signal.addEventListener('abort', wake);
    }),
};

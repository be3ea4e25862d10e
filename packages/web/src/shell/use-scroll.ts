import { useEffect, useLayoutEffect } from 'react';
import { rememberScroll, returnTo } from './scroll-memory.ts';

export function useScroll(pathname: string): void {
  useEffect(() => rememberScroll(), []);
  useLayoutEffect(() => returnTo(location.href), [pathname]);
}

/** A page of every kind, on the server with demo data. */
export const everyPage = [
  '/',
  '/athletes',
  '/athletes/1',
  '/agencies',
  '/agencies/1',
  '/coaches',
  '/coaches/1',
  '/board',
  '/compare?athletes=1,2,3',
  '/add',
  '/sign-in',
  '/nowhere',
  '/500',
] as const;

export const phone = {
  viewport: { width: 320, height: 640 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

export const desktop = { viewport: { width: 1280, height: 900 } } as const;

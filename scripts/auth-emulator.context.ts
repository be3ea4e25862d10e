import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `host:port` of the identity provider that all tests share. */
    readonly authEmulator: string;
  }
}

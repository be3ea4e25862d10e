/** As far as it is used here; TypeScript's own types of the DOM do not have it yet. */
interface TrustedTypes {
  /** The result is not text, but stands where `Worker` takes one. */
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const policy = window.trustedTypes?.createPolicy('matchpoint', { createScriptURL: (url) => url });

/**
 * The address of one of the app's own scripts, for `new Worker`: the Content-Security-Policy takes no plain text there.
 * @param url made by the build, never from what people enter
 */
export function scriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}

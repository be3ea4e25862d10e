/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin and path prefix of the service; the page's own origin when left out. */
  readonly VITE_API_BASE_URL?: string;
}

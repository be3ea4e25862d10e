/** A source of WebDriver's actions, which are the same in its two protocols. */
export type Source =
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: 'keyboard';
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };

/** A tab of a real browser. */
export interface Tab {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page, also one that returns a promise; arguments and result travel as JSON. */
  readonly run: <Args extends readonly unknown[], T>(
    script: (...args: Args) => T | Promise<T>,
    ...args: Args
  ) => Promise<T>;
  readonly perform: (sources: readonly Source[]) => Promise<void>;
  /** Gives a file to the input that the selector names. */
  readonly choose: (selector: string, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RunningBrowser {
  /** Its name and version. */
  readonly version: string;
  readonly tab: Tab;
  /** Opens a tab with the same storage, to read in: only the first one takes clicks and keys in every browser. */
  readonly openAnother: () => Promise<Tab>;
  readonly stop: () => Promise<void>;
}

/** Where text goes: a terminal, a pipe or a file. The terminal's own facts are there only on a terminal. */
export interface Stream {
  write(text: string, done?: (error?: Error | null) => void): boolean;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  hasColors?(): boolean;
}

/** Where answers and piped data come from. */
export interface Source extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean | undefined;
}

/** What the program has of the process: data go to `stdout`, talk to `stderr`. */
export interface Host {
  readonly stdin: Source;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hears when the person or the machine wants the program to end. @returns what ends the hearing */
  onInterrupt(listener: () => void): () => void;
}

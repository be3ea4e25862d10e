/** Where text goes: a terminal, a pipe or a file. The terminal's own facts are there only on a terminal. */
export interface Stream {
  write(text: string, done?: (error?: Error | null) => void): boolean;
  readonly isTTY?: boolean;
  readonly columns?: number;
  hasColors?(): boolean;
}

/** What the program has of the process: data go to `stdout`, talk to `stderr`. */
export interface Host {
  readonly stdout: Stream;
  readonly stderr: Stream;
}

/** A terminal, a pipe or a file to write to. The optional members exist on a terminal only. */
export interface Stream {
  write(text: string, done?: (error?: Error | null) => void): boolean;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  hasColors?(): boolean;
  /** Removes the line that the cursor is in, and as many above it, so that the next write replaces them. */
  clearLine?(above?: number): void;
}

/** @throws what the stream says of this write, such as EPIPE */
export function writeTo(stream: Stream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** A terminal, a pipe or a file to read from. */
export interface Input extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean | undefined;
}

/** What the program uses of the process: data goes to `stdout`, messages go to `stderr`. */
export interface Host {
  readonly stdin: Input;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls `listener` on SIGINT, SIGTERM and SIGHUP. @returns removes the listener */
  onInterrupt(listener: () => void): () => void;
}

/** The same call, whose failures are reported, too: machines keep only their texts. */
export function reporting<A extends readonly unknown[], T>(
  call: (...args: A) => Promise<T>,
  report: (error: unknown) => void,
): (...args: A) => Promise<T> {
  return (...args) =>
    call(...args).catch((error: unknown) => {
      report(error);
      throw error;
    });
}

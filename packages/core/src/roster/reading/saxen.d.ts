/** The part of saxen that is used; it brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text' | 'cdata', listener: (text: string) => void): this;
    /** @throws {Error} if the document is broken */
    write(part: string): this;
    end(): unknown;
  }
}

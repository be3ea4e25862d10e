import type { Stream } from '../host.ts';
import { styleCode } from './terminal-text.ts';

export type Style = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Paint>>;
type Paint = (text: string) => string;

/** Styles text for a stream that shows colours. Colour repeats what words say. */
export function styleOf(stream: Stream): Style {
  const paint =
    (on: number, off: number): Paint =>
    (text) =>
      stream.hasColors?.() ? styleCode(on) + text + styleCode(off) : text;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    red: paint(31, 39),
    green: paint(32, 39),
    yellow: paint(33, 39),
    cyan: paint(36, 39),
  };
}

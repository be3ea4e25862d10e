import truncate from 'fast-string-truncated-width';

const graphemes = new Intl.Segmenter();
const ellipsis = '…';

/** Cells of a text on a terminal, which gives one to a spacing vowel sign (Hindi, Tamil), and none to a joiner (Persian). */
export function widthOf(text: string): number {
  const signs = text.match(/\p{Mc}/gu)?.length ?? 0;
  return truncate(text.replaceAll('\u200c', '')).width + signs;
}

/** The text, or as much of its begin as `width` cells hold beside an ellipsis. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(`${kept}${segment}${ellipsis}`) > width) break;
    kept += segment;
  }
  return kept + ellipsis;
}

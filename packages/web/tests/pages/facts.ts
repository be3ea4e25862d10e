import type { Locator } from 'playwright-core';

/** A card's facts: each name with its lines of text, without what is hidden from screen readers. */
export function readFacts(card: Locator): Promise<Readonly<Record<string, string>>> {
  return card.evaluate((element) => {
    const text = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeValue ?? '';
      if (node.getAttribute('aria-hidden') === 'true') return '';
      if (getComputedStyle(node).display === 'none') return '';
      const inner = [...node.childNodes].map(text).join('');
      return getComputedStyle(node).display === 'block' ? `\n${inner}\n` : inner;
    };
    const lines = (node: Element) => [...node.childNodes].map(text).join('').trim().replace(/\n+/g, '\n');
    return Object.fromEntries(
      [...element.querySelectorAll('dl > div')].map((group) => [
        [...group.querySelectorAll('dt')].map(lines).join(),
        [...group.querySelectorAll('dd')].map(lines).join(),
      ]),
    );
  });
}

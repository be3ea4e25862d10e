import { type AthleteSection, athleteSections, factLabel } from '@matchpoint/core/athletes/athlete-sections';
import type { Locator } from 'playwright-core';

/** A card's facts: each name with its lines of text, without what is hidden from screen readers. */
export function readFacts(card: Locator): Promise<Readonly<Record<string, string>>> {
  return card.evaluate((element) => {
    const text = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeValue ?? '';
      if (node.getAttribute('aria-hidden') === 'true') return '';
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

/** The facts of an athlete in these sections, empty ones as '-'. */
export function athleteFacts(
  sections: readonly AthleteSection[],
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const labels = sections.flatMap((section) => athleteSections[section].map(factLabel));
  return { ...Object.fromEntries(labels.map((label) => [label, '-'])), ...given };
}

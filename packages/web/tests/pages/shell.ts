import type { Locator, Page } from 'playwright-core';

/** The shell around every page, and what all pages have. */
export function shell(page: Page) {
  return {
    navigation: page.getByRole('navigation', { name: 'Main' }),
    /** The pages that the sidebar offers. */
    entries: () => page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').allTextContents(),
    /** Opens a page through the sidebar. */
    go: (entry: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click(),
    heading: page.getByRole('heading', { level: 1 }),
    breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }),
    status: page.getByRole('status').filter({ hasText: "Can't reach the service, retrying" }),
    slow: page.getByRole('status').filter({ hasText: 'The service is slow to answer' }),
    card: (name: string): Locator => page.getByRole('region', { name, exact: true }),
  };
}

/** The document title without the product's name. */
export async function pageName(page: Page): Promise<string> {
  return (await page.title()).replace(/ · Matchpoint$/, '');
}

/** The role and name of the focused element, as in `link Home`. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    return `${element?.tagName.toLowerCase()} ${name}`;
  });
}

/** Whether one element ends where the other begins, or before. */
export async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return one !== null && other !== null && one.y + one.height <= other.y;
}

/** The elements that make the page scroll sideways. */
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
}

/** Words of up to 20 letters that the eye sees go on in the next line without a hyphen. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element && getComputedStyle(node).clipPath !== 'none'
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    // Not of addresses, which go on where they can.
    const words = /(?<=^|[\s(“-])[\p{L}’']{2,20}(?=[.,:;!?)”…]*(?:$|[\s-]))/gu;
    const range = document.createRange();
    const broken = new Set<string>();
    while (texts.nextNode()) {
      for (const { index, 0: word } of texts.currentNode.nodeValue?.matchAll(words) ?? []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (first !== undefined && others.some(({ top }) => top > first.top + 3)) broken.add(word);
      }
    }
    return [...broken];
  });
}

import type { Locator, Page } from 'playwright-core';

/** What stands around every page, and what every page has. */
export function shell(page: Page) {
  return {
    navigation: page.getByRole('navigation', { name: 'Main' }),
    /** Goes to a page by the sidebar's entry. */
    go: (entry: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click(),
    heading: page.getByRole('heading', { level: 1 }),
    breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }),
    status: page.getByRole('status').filter({ hasText: "Can't reach the service, retrying" }),
    card: (name: string): Locator => page.getByRole('region', { name, exact: true }),
  };
}

/** The page's name as the browser shows it, without the product's. */
export async function pageName(page: Page): Promise<string> {
  return (await page.title()).replace(/ · Matchpoint$/, '');
}

/** The role and name of what has the focus, as in `link Home`. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    return `${element?.tagName.toLowerCase()} ${name}`;
  });
}

/** Whether a page can be scrolled to the side, and by what: empty when nothing sticks out. */
export function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
}

import { expect } from 'vitest';
import { system } from '../src/ui/theme/theme.ts';
import { journey } from './journey.ts';

const test = journey();

/** The theme's variables at this width, in this mode, as Chakra's system has them. */
function expected(width: number, isDark: boolean): Readonly<Record<string, string>> {
  const widths = { base: 0, sm: 480, md: 768, lg: 1024 };
  const conditions = Object.entries(widths).flatMap(([name, from]) => (width >= from ? [name] : []));
  const values = [...conditions, ...(isDark ? ['_dark'] : [])].flatMap((condition) => [
    ...(system.tokens.cssVarMap.get(condition) ?? []),
  ]);
  return Object.fromEntries(values.map(([name, value]) => [name.replaceAll('\\', ''), String(value)]));
}

test('the page has the values of theme.ts, in both color modes and at each width', async ({ page }) => {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [800, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/terms');
    const different = await page.evaluate(
      (values) => {
        const root = document.documentElement;
        const probe = document.body.appendChild(document.createElement('div'));
        const computed = (property: string, value: string) => {
          probe.style.cssText = `${property}: ${value}`;
          return getComputedStyle(probe).getPropertyValue(property);
        };
        const properties = ['color', 'width', 'z-index', 'transition-duration', 'box-shadow', 'animation'];
        return Object.entries(values).flatMap(([name, value]) => {
          const written = getComputedStyle(root).getPropertyValue(name);
          const property = properties.find((one) => CSS.supports(one, value)) ?? 'font-family';
          return written !== '' && computed(property, written) === computed(property, value)
            ? []
            : [`${name}: ${written}, not ${value}`];
        });
      },
      expected(width, colorScheme === 'dark'),
    );
    expect(different).toEqual([]);
  }
});

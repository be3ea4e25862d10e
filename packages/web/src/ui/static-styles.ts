import { ChakraProvider, type SystemStyleObject } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './theme.ts';

const rules: string[] = [];

/**
 * Styles in Chakra's words that the build turns into a style sheet, and their class names: what every page waits
 * for has its looks without Chakra's script. Only in files named `*.static.ts`, which the browser never loads.
 * @param scope begins the class names
 */
export function staticStyles<Name extends string>(
  scope: string,
  styles: Readonly<Record<Name, SystemStyleObject>>,
): Readonly<Record<Name, string>>;
export function staticStyles(scope: string, styles: Readonly<Record<string, SystemStyleObject>>) {
  return Object.fromEntries(
    Object.entries(styles).map(([name, style]) => {
      const className = `${scope}-${name}`;
      rules.push(written(createElement(Global, { styles: { [`.${className}`]: system.css(style) } })));
      return [name, className];
    }),
  );
}

/** The theme's variables and global styles, then all styles that were asked for. */
export function staticSheet(): string {
  return `${written(createElement(ChakraProvider, { value: system, children: null }))}\n@layer recipes {\n${rules.join('\n')}\n}`;
}

/** What emotion writes into a style element where there is no document. */
function written(element: ReactElement): string {
  return [...renderToStaticMarkup(element).matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, rule]) => rule)
    .join('\n');
}

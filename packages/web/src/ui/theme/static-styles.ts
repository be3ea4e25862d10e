import { ChakraProvider, type SystemStyleObject } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './theme.ts';

const rules: string[] = [];

/**
 * Class names for styles in Chakra's syntax, which the build turns into a style sheet, so that the shell and the lists
 * need no script of Chakra's. Only in files named `*.static.ts`, which the browser never loads.
 * @param scope the prefix of the class names
 */
export function staticStyles<Name extends string>(
  scope: string,
  styles: Readonly<Record<Name, SystemStyleObject>>,
): Readonly<Record<Name, string>>;
export function staticStyles(scope: string, styles: Readonly<Record<string, SystemStyleObject>>) {
  return Object.fromEntries(
    Object.entries(styles).map(([name, style]) => {
      const className = `${scope}-${name}`;
      rules.push(cssOf(createElement(Global, { styles: { [`.${className}`]: system.css(style) } })));
      return [name, className];
    }),
  );
}

/** The theme's variables and global styles, then all static styles. */
export function staticSheet(): string {
  return `${cssOf(createElement(ChakraProvider, { value: system, children: null }))}\n@layer recipes {\n${rules.join('\n')}\n}`;
}

/** The CSS that emotion emits without a document. */
function cssOf(element: ReactElement): string {
  return [...renderToStaticMarkup(element).matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, rule]) => rule)
    .join('\n');
}

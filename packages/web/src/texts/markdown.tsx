import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createContext, createElement, Fragment, type ReactNode, use } from 'react';
import styles from './markdown.module.css';

/** The addresses of the pictures that a text may show, by their names in it. All have one size. */
export const Pictures = createContext<Readonly<Record<string, string>>>({});

/**
 * Markdown (CommonMark) as elements of React: nothing is set as HTML, so the page's policy for scripts holds
 * (docs/decisions/0035-account-actions-and-texts.md). What a text of an operator does not need, such as images from
 * elsewhere, is left out; HTML in it is shown as it is written.
 */
export function Markdown({ text }: { text: string }) {
  return <div className={styles['root']}>{children(fromMarkdown(text))}</div>;
}

function children({ children: nodes }: Parents): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>);
}

function element(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{children(node)}</p>;
    case 'heading':
      // The page's own heading is the first.
      return createElement(`h${Math.min(node.depth + 1, 6)}`, { id: anchorOf(plain(node)) }, children(node));
    case 'emphasis':
      return <em>{children(node)}</em>;
    case 'strong':
      return <strong>{children(node)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{children(node)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{children(node)}</ol> : <ul>{children(node)}</ul>;
    case 'listItem':
      return <li>{children(node)}</li>;
    case 'link':
      return isSafe(node.url) ? (
        <a href={node.url} data-link data-fresh={isFile(node.url) ? '' : undefined}>
          {children(node)}
        </a>
      ) : (
        children(node)
      );
    case 'image':
      return <Picture name={node.url} alt={node.alt ?? ''} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'linkReference':
    case 'root':
      return children(node);
    default:
      return null;
  }
}

/** At its size before it has loaded, so that nothing moves. */
function Picture({ name, alt }: { readonly name: string; readonly alt: string }) {
  const src = use(Pictures)[name];
  return src && <img src={src} alt={alt} width={744} height={450} loading="lazy" />;
}

function plain(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plain).join('') : '';
}

/** As links name a heading: "Next season's file" is #next-seasons-file. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** No page of the app, as `/licenses.txt`. */
function isFile(url: string): boolean {
  return /^\/.*\.\w+$/.test(url);
}

/** A page of the app, a web page, an email address or a phone number. */
function isSafe(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url);
}

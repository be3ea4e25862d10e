/**
 * Runs in the page, as Chrome's translation does (rules/pages.md#translation): each text stands in two elements, and the
 * text node that the app made is gone. Complains when the app changes a text that is not shown any more.
 */
export function translate(): void {
  const shownBy = new WeakMap<Node, Element>();
  const changed = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = shownBy.get(target);
      if (shown?.isConnected && shown.textContent !== target.nodeValue) {
        reportError(new Error(`"${shown.textContent}" stands still, now "${target.nodeValue}"`));
      }
    }
  });
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (parent?.closest('head, font, script, style, textarea, svg') !== null) return;
    if (text.data.trim() === '') return;
    const shown = document.createElement('font');
    shown.append(document.createElement('font'));
    shown.firstElementChild?.append(text.data);
    shownBy.set(text, shown);
    changed.observe(text, { characterData: true });
    text.replaceWith(shown);
  };
  const wrapBelow = (node: Node) => {
    const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    for (let next = texts.nextNode(); next !== null; next = texts.nextNode())
      if (next instanceof Text) all.push(next);
    for (const text of all) wrap(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrapBelow(node);
  }).observe(document, { childList: true, subtree: true });
}

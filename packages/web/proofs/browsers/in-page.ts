/** What runs in the page: each function stands alone, because its text is sent there. */

/** The centre of the first shown control of this role and name that takes a click, scrolled into view; else why not. */
export function findControl(role: string, name: string): { x: number; y: number } | string {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], label',
    link: 'a[href]',
    textbox: 'input, textarea',
    checkbox: 'input[type=checkbox], label',
    radio: 'input[type=radio]',
    slider: '[role=slider]',
    menuitem: '[role=menuitem]',
  };
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = [
      element.getAttribute('aria-label'),
      labelled.map((id) => document.getElementById(id)?.textContent).join(' '),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
        : null,
      element.textContent,
    ];
    return (texts.find(Boolean) ?? '').trim().replaceAll(/\s+/g, ' ');
  };
  const fits = (text: string) =>
    name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name || text === `${name}*`;
  const all = [...document.querySelectorAll(selectors[role] ?? `[role=${role}]`)];
  const found = all.filter((element) => fits(nameOf(element)) && element.checkVisibility());
  for (const control of found) {
    // A control that is hidden in its label is pressed by it.
    const element = control.closest('label') ?? control;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(centre.x, centre.y);
    if (hit !== null && (element.contains(hit) || hit.contains(element))) return centre;
  }
  if (found.length > 0) return `${role} “${name}” is covered`;
  return `no ${role} “${name}” among ${all.map(nameOf).filter(Boolean).slice(0, 60).join(' | ')}`;
}

export function focusControl(label: string, role: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[role=${role}], ${role}`)].find((element) =>
    (element.getAttribute('aria-label') ?? '').startsWith(label),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  found?.focus();
  return document.activeElement === found;
}

/** Shows a text to copy; null takes it away again. */
export function offerText(text: string | null): void {
  document.querySelector('[data-offered]')?.remove();
  if (text === null) return;
  const field = document.createElement('textarea');
  field.dataset['offered'] = '';
  field.value = text;
  document.body.append(field);
  field.select();
}

/** The names of the board's first column, best first. */
export function boardNames(): string[] {
  const names = document.querySelectorAll('main section:has(h2) li:has(> p) > p:first-of-type');
  return [...names].map(({ textContent }) => textContent ?? '');
}

/** Chooses in a native list, whose options are not part of the page; false until there is one. */
export function chooseOption(label: string, option: string): boolean {
  const list = [...document.querySelectorAll('select')].find((select) =>
    [...select.labels, { textContent: select.getAttribute('aria-label') }].some(
      ({ textContent }) => textContent?.replace('*', '').trim() === label,
    ),
  );
  const wanted = [...(list?.options ?? [])].find(({ text }) => text.split(' (')[0]?.trim() === option);
  if (list === undefined || wanted === undefined) return false;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, wanted.value);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** The page's texts as they are shown, with the values of its fields. */
export function shownText(): string {
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return [document.body.innerText, ...values].join('\n');
}

declare global {
  interface Window {
    complaints?: string[];
    downloads?: string[];
  }
}

/** From now on errors and violations of the policy are recorded, and a file goes to the test instead of the disk. */
export function watchPage(): void {
  if (window.complaints !== undefined) return;
  const complaints: string[] = [];
  const downloads: string[] = [];
  Object.assign(window, { complaints, downloads });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective}: ${blockedURI}`),
  );
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    void file.text().then((text) => downloads.push(text));
    return create(file);
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (!this.download) click.call(this);
  };
}

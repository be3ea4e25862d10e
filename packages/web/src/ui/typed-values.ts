/** Whether a field of the forms in `container` has another value than it began with. */
export function hasTypedValues(container: ParentNode): boolean {
  return [...container.querySelectorAll('form')].some((form) => [...form.elements].some(isChanged));
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return element.value !== initialOption(element);
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (!(element instanceof HTMLInputElement)) return false;
  return element.type === 'checkbox' || element.type === 'radio'
    ? element.checked !== element.defaultChecked
    : element.value !== element.defaultValue;
}

function initialOption({ options }: HTMLSelectElement): string {
  const [first] = options;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? first)?.value ?? '';
}

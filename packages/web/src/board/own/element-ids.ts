/** Without spaces, which separate ids where one element names others. */
const elementId = (kind: string, id: string) => `${kind}-${id.replace(/\s/g, '_')}`;

export const gripHelpId = 'grip-help';
export const gripId = (id: string) => elementId('grip', id);
export const menuId = (id: string) => elementId('actions', id);

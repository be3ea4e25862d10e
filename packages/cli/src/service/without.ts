import type { Capability } from '@matchpoint/core/contract/capabilities';

/** What browser and terminal do at a service without an addition (rules/service.md#additions). */
export const without: Readonly<Record<Capability, string>> = {
  paging: 'lists are loaded whole, and narrowed by the program',
  idempotency: 'a create without an answer is looked up before it is sent again',
  'active-profile': 'the active profile is kept on each device',
  'agency-edit': 'an agency cannot be edited',
  'own-athlete': 'an athlete cannot be edited or removed',
  'batch-create': 'an import sends its rows one after the other',
  'batch-edit': 'an import only adds; many athletes cannot be changed at once',
  distributions: 'scores stand without their place among others',
  account: 'an account is deleted at the identity provider, and there is no export',
  'agency-remove': 'an agency cannot be removed',
  members: 'an agency has one person',
  keys: 'programs sign in as a person',
  terms: '“this term or later” loads the whole list',
  noindex: 'an agency cannot ask search engines to leave it out',
};

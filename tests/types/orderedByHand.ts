import { stored } from '../../contract/storing/stored';
import { storedResource } from '../../src/engine/declaration/storedResource';

/** A wrong declaration of an order by hand does not compile. */
const roles = { list: ['supervisor'], update: ['supervisor'] } as const;
const words = { name: 'Link |||| Link', fields: { title: 'Titolo' } };
const fields = { title: { kind: 'text', required: true } } as const;
const declared = { title: 'title', can: roles, fields, words: { it: words, en: words } } as const;

const links = stored('links', { ...declared, orderedByHand: true });
const others = stored('others', declared);
export const ordered: true = links.orderedByHand;
export const plain: false = others.orderedByHand;

// biome-ignore format: one case a line, right below what it says
export const screens = [
  () => storedResource(links, { list: { columns: ['title'] } }),
  () => storedResource(others, { list: { columns: ['title'], sort: '-title' } }),
  // @ts-expect-error a sort besides the order by hand
  () => storedResource(links, { list: { columns: ['title'], sort: '-title' } }),
  // @ts-expect-error an order by hand that is not a flag
  () => stored('links', { ...declared, orderedByHand: 'title' }),
  // @ts-expect-error a declared field with the name of the position
  () => stored('links', { ...declared, fields: { ...fields, position: { kind: 'number' } }, words: { it: { ...words, fields: { title: '', position: '' } }, en: { ...words, fields: { title: '', position: '' } } }, orderedByHand: true }),
  // @ts-expect-error an unknown option
  () => stored('links', { title: 'title', can: roles, fields, words: { it: words, en: words }, orderedByhand: true }),
];

import { stored } from '../../contract/storing/stored';
import { storedResource } from '../../src/kit/storedResource';

/** A wrong declaration of an order by hand does not compile. */
const roles = { list: ['supervisor'], update: ['supervisor'] } as const;
const label = ['x', 'x'] as const;
const fields = { title: { kind: 'text', label, required: true } } as const;
const declared = { label, labels: label, title: 'title', can: roles, fields } as const;

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
  () => stored('links', { ...declared, fields: { ...fields, position: { kind: 'number', label } }, orderedByHand: true }),
  // @ts-expect-error an unknown option
  () => stored('links', { ...declared, orderedByhand: true }),
];

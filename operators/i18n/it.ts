import { engine } from '../../src/i18n/it/engine';
import { ra } from '../../src/i18n/it/ra';
import { shell } from '../../src/i18n/it/shell';
import { gestore } from './gestore.it';
import { mergers } from './mergers.it';
import { orders } from './orders.it';
import { persons } from './persons.it';
import { platform } from './platform.it';
import { prices } from './prices.it';
import { proposals } from './proposals.it';
import { provisioning, provisioningHealth } from './provisioning.it';
import { received } from './received.it';
import { requests } from './requests.it';
import { retention } from './retention.it';
import { notForPage, notForRole, staff } from './staff.it';
import { support } from './support.it';
import { webhooks } from './webhooks.it';
import { work } from './work.it';

/** Italian texts of the operators' console; the type of the English ones is derived from them. */
export const it = {
  ra,
  shell: { ...shell, forbidden: { ...shell.forbidden, about: notForPage } },
  engine: { ...engine, form: { ...engine.form, createWhyNot: notForRole } },
  gestore,
  provisioning: provisioningHealth,
  resources: {
    ...platform,
    ...persons,
    ...requests,
    ...support,
    ...mergers,
    ...orders,
    ...prices,
    ...received,
    ...retention,
    ...staff,
    ...proposals,
    ...work,
    ...webhooks,
    ...provisioning,
  },
};

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Type of these texts in another language; those of react-admin come from its own translation. */
export type Translated = Shape<Omit<typeof it, 'ra'>> & { readonly ra: object };

import englishMessages from 'ra-language-english';
import { engine } from '../../src/i18n/en/engine';
import { shell } from '../../src/i18n/en/shell';
import { gestore } from './gestore.en';
import type { Translated } from './it';
import { mergers } from './mergers.en';
import { orders } from './orders.en';
import { persons } from './persons.en';
import { platform } from './platform.en';
import { prices } from './prices.en';
import { proposals } from './proposals.en';
import { provisioning, provisioningHealth } from './provisioning.en';
import { received } from './received.en';
import { requests } from './requests.en';
import { retention } from './retention.en';
import { notForPage, notForRole, staff } from './staff.en';
import { support } from './support.en';
import { webhooks } from './webhooks.en';
import { work } from './work.en';

/** English texts of the operators' console. This module replaces src/i18n/en/en.ts for the engine. */
export const en = {
  ra: englishMessages.ra,
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
} satisfies Translated;

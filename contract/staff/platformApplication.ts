import * as staffMessages from '../messages/it/staff';
import { applicationFields } from '../roles/application';
import { fields, type RecordOf } from '../schema/fields';

const ac = { kind: 'text', required: true, pattern: /^[A-Z0-9]{2,10}$/, about: 'application code' } as const;
const role = { kind: 'text', required: true, max: 60, pattern: /^[\w-]+$/ } as const;
const pairs = {
  kind: 'list',
  max: 200,
  of: { kind: 'list', required: true, min: 2, max: 50, of: role },
} as const;

const described = fields({
  description: { kind: 'text', required: true, max: 200 },
  category: applicationFields.cat,
  webSite: {
    kind: 'text',
    max: 300,
    pattern: /^https?:\/\/\S+$/,
    say: { pattern: staffMessages.invalidAddress },
  },
  roles: {
    kind: 'list',
    max: 200,
    of: {
      kind: 'record',
      required: true,
      of: { cn: role, description: { kind: 'text', required: true, max: 200 } },
    },
  },
  exclusions: {
    ...pairs,
    about: 'roles that exclude each other: the first role cannot be held together with any of the others',
  },
  inclusions: {
    ...pairs,
    about: 'roles that require another: the others can be held only together with the first role',
  },
});

/** Application with its roles and the rules between them. */
export const platformApplicationFields = fields({ ac, ...described });
export const writtenApplicationFields = described;
export const applicationParam = fields({ ac });

export type PlatformApplication = RecordOf<typeof platformApplicationFields>;

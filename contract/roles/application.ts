import { fields, type RecordOf } from '../schema/fields';

/** Code of an application. Codes and names are short, so requests and responses use the same limits. */
const code = { kind: 'text', required: true, max: 10, about: 'application code' } as const;
const cn = { kind: 'text', required: true, max: 60, about: 'role' } as const;

/** Role that a person holds or will hold, by application (`uid`) and name (`group`), as payloads name them. */
export const heldRoleFields = fields({ uid: code, group: cn });

export type HeldRole = RecordOf<typeof heldRoleFields>;

/** Application for which a school has a licence (specification, part 1 §3). */
export const applicationFields = fields({
  ac: code,
  description: { kind: 'text', required: true },
  cat: { kind: 'choice', required: true, of: ['Contabile', 'Didattica', 'Generale', 'Personale'] },
  status: { kind: 'flag', required: true, about: 'false while the licence is being terminated' },
  expirationDate: { kind: 'day', about: 'of the licence; absent when it does not expire' },
  webSite: {
    kind: 'text',
    max: 300,
    about: 'address of the application; absent if it has no site',
  },
});

export type Application = RecordOf<typeof applicationFields>;

/** Role of an application. */
export const applicationRoleFields = fields({
  cn,
  ac: code,
  description: { kind: 'text', required: true },
});

export type ApplicationRole = RecordOf<typeof applicationRoleFields>;

/** Rule about roles of an application that require or exclude each other (ROLE-024, decision Q-050). */
export const groupRuleFields = fields({
  id: {
    kind: 'record',
    required: true,
    of: {
      ac: code,
      typeRelationship: {
        kind: 'choice',
        required: true,
        of: ['exclusion', 'inclusion'],
        about:
          'exclusion: the selected role cannot be held together with any related one; inclusion: the related roles require the selected role',
      },
      roleSelected: cn,
    },
  },
  roleRelationship: { kind: 'list', required: true, min: 1, of: cn },
});

export type GroupRule = RecordOf<typeof groupRuleFields>;

/** Applications whose roles a school assigns, each with its roles; and the rules between roles. */
export const roleCatalogueFields = fields({
  applications: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        ...applicationFields,
        roles: {
          kind: 'list',
          required: true,
          of: { kind: 'record', required: true, of: applicationRoleFields },
        },
      },
    },
  },
  rules: { kind: 'list', required: true, of: { kind: 'record', required: true, of: groupRuleFields } },
});

export type RoleCatalogue = RecordOf<typeof roleCatalogueFields>;

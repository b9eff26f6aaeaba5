import type { ProcedureSource } from '../../procedures/procedureSource';

/** A school that is about to be merged into another one. */
export const mergerInProgress: ProcedureSource = {
  can: ['school', 'read'],
  async read({ tx, caller, now }) {
    const { merging_into } = await tx
      .selectFrom('school')
      .select('merging_into')
      .where('customer_code', '=', caller.customerCode)
      .executeTakeFirstOrThrow();
    if (!merging_into) return [];
    const startedAt = now.toISOString();
    return [{ kind: 'merged', id: merging_into, state: 'announced', subject: merging_into, startedAt }];
  },
};

import type { Tx } from '../../db/database';

const DONE = 'SignInDone';
/** Milliseconds for which the result is kept; longer than a code form is valid. */
const KEPT = 15 * 60 * 1000;

/** A code form that was shown once: the interaction and the time of the password. */
export interface CodeForm {
  readonly interaction: string;
  readonly at: Date;
}

/** Result of a correct code. */
export interface DoneSignIn {
  /** Id of the stored sign-in. */
  readonly signIn: string;
  readonly at: Date;
}

const idOf = ({ interaction, at }: CodeForm): string => `${interaction} ${at.getTime()}`;

/** Stores the result of a form, for the case that it is sent twice. Call it in the transaction that uses the code. */
export async function storeDoneSignIn(tx: Tx, form: CodeForm, { signIn, at }: DoneSignIn): Promise<void> {
  await tx
    .insertInto('oidc_payload')
    .values({
      model: DONE,
      id: idOf(form),
      payload: JSON.stringify({ signIn, at: at.getTime() }),
      grant_id: null,
      uid: null,
      expires_at: new Date(at.getTime() + KEPT),
    })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
    .execute();
}

/** Returns the earlier result of this form; undefined if it has signed nobody in yet. */
export async function findDoneSignIn(tx: Tx, form: CodeForm): Promise<DoneSignIn | undefined> {
  const row = await tx
    .selectFrom('oidc_payload')
    .select('payload')
    .where('model', '=', DONE)
    .where('id', '=', idOf(form))
    .executeTakeFirst();
  if (!row) return undefined;
  const { signIn, at } = row.payload as { readonly signIn: string; readonly at: number };
  return { signIn, at: new Date(at) };
}

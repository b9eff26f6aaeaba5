import type { Tx } from '../../db/database';

const DONE = 'SignInDone';
/** Milliseconds for which it is kept: longer than the same form could be sent. */
const KEPT = 15 * 60 * 1000;

/** The form that asks for the code, as it was once shown: of which interaction, after the password of which moment. */
export interface CodeForm {
  readonly interaction: string;
  readonly at: Date;
}

/** What came of a right code. */
export interface DoneSignIn {
  /** The id under which the sign-in was written down. */
  readonly signIn: string;
  readonly at: Date;
}

const idOf = ({ interaction, at }: CodeForm): string => `${interaction} ${at.getTime()}`;

/** Keeps, in the transaction that takes the code, what came of it. */
export async function keepDoneSignIn(tx: Tx, form: CodeForm, { signIn, at }: DoneSignIn): Promise<void> {
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

/** What came of this form already; undefined where it signed nobody in yet. */
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

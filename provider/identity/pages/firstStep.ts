import type Provider from 'oidc-provider';
import { systemClock } from '../../systemClock';
import { readSubject, type Subject } from '../subject';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Milliseconds for which a correct password waits for its code. */
const WAITS = 10 * 60 * 1000;

/** Owner and time of a correct password. It is stored with the interaction on the server. */
export interface FirstStep {
  readonly subject: Subject;
  readonly at: Date;
}

/** Stores that the password was correct, without signing anybody in. */
export async function storeFirstStep(interaction: Interaction, { subject, at }: FirstStep): Promise<void> {
  interaction.lastSubmission = { passwordOf: subject.sub, passwordAt: at.getTime() };
  await interaction.save(interaction.exp - Math.floor(systemClock.now().getTime() / 1000));
}

/** Returns the stored correct password of an interaction; undefined if there is none or it has expired. */
export function firstStepOf({ lastSubmission }: Interaction, now: Date): FirstStep | undefined {
  const { passwordOf, passwordAt } = lastSubmission ?? {};
  if (typeof passwordOf !== 'string' || typeof passwordAt !== 'number') return undefined;
  if (now.getTime() - passwordAt > WAITS) return undefined;
  return { subject: readSubject(passwordOf), at: new Date(passwordAt) };
}

import type Provider from 'oidc-provider';
import { systemClock } from '../../systemClock';
import { readSubject, type Subject } from '../subject';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Milliseconds for which a password that was right waits for its code. */
const WAITS = 10 * 60 * 1000;

/** Whose password was right, and when; kept with the sign-in, where the browser cannot reach it. */
export interface FirstStep {
  readonly subject: Subject;
  readonly at: Date;
}

/** Keeps that the password was right: it signs nobody in. */
export async function keepFirstStep(interaction: Interaction, { subject, at }: FirstStep): Promise<void> {
  interaction.lastSubmission = { passwordOf: subject.sub, passwordAt: at.getTime() };
  await interaction.save(interaction.exp - Math.floor(systemClock.now().getTime() / 1000));
}

/** What was kept; undefined when there is nothing, or it waited too long. */
export function firstStepOf({ lastSubmission }: Interaction, now: Date): FirstStep | undefined {
  const { passwordOf, passwordAt } = lastSubmission ?? {};
  if (typeof passwordOf !== 'string' || typeof passwordAt !== 'number') return undefined;
  if (now.getTime() - passwordAt > WAITS) return undefined;
  return { subject: readSubject(passwordOf), at: new Date(passwordAt) };
}

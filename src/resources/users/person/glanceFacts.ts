import type { User } from '../../../../contract/users/user';
import { showDay, showInstant } from '../../../../contract/values/dates';
import type { useSay } from '../../../i18n/useSay';

export interface GlanceFact {
  readonly label: string;
  readonly text: string;
  /** Details: a reason, or whether a mail was delivered. */
  readonly more?: string | undefined;
  /** Marks a problem. */
  readonly bad?: boolean;
}

type Say = ReturnType<typeof useSay>;

/** Returns the facts that summarise a person. @param withSpid whether the school has digital identities */
export function glanceFacts(user: User, say: Say, withSpid: boolean): readonly GlanceFact[] {
  const { uid, dataInizio, dataScadenza, lastLogin, spidEnabled, anomaliaCodiceFiscale: anomaly } = user;
  const from = dataInizio && say('person.glance.from', { day: showDay(dataInizio) });
  const until = dataScadenza
    ? say('person.glance.until', { day: showDay(dataScadenza) })
    : say('person.glance.noEnd');
  return [
    { label: say('person.glance.username'), text: uid },
    { label: say('person.glance.term'), text: [from, until].filter(Boolean).join(', ') },
    {
      label: say('person.glance.lastAccess'),
      text: lastLogin ? showInstant(lastLogin) : say('person.glance.never'),
    },
    ...(withSpid
      ? [
          {
            label: say('person.glance.spid'),
            text: say(spidEnabled ? 'person.glance.spidOn' : 'person.glance.spidOff'),
            more: anomaly ? say(`person.glance.spidWhy.${anomaly}`) : undefined,
            bad: true,
          },
        ]
      : []),
    { label: say('person.glance.mail'), text: user.email || '–', ...mailState(user, say) },
  ];
}

/** Returns what is known about the delivery of mail to the person; empty if nothing is known. */
function mailState(user: User, say: Say): Pick<GlanceFact, 'more' | 'bad'> {
  if (user.credenziali === 'respinta' && !user.lastLogin)
    return { more: say('person.glance.mailState.respinta'), bad: true };
  if (user.emailRespinta) return { more: say('person.glance.mailState.refused'), bad: true };
  if (user.lastLogin && user.emailConfermata === false)
    return { more: say('person.glance.mailState.unconfirmed') };
  return user.credenziali ? { more: say(`person.glance.mailState.${user.credenziali}`) } : {};
}

import type { PersonBlock, PlatformPerson } from '../../contract/staff/platformPerson';

/** The facts about a person from which `personBlocks` derives the reasons. */
export interface PersonFacts
  extends Pick<
    PlatformPerson,
    | 'state'
    | 'lastLogin'
    | 'begins'
    | 'alias'
    | 'hasPassword'
    | 'emailConfirmed'
    | 'asksForCode'
    | 'apps'
    | 'roles'
    | 'spid'
    | 'linkUntil'
    | 'throttledUntil'
    | 'mails'
  > {
  readonly school: 'open' | 'suspended' | 'closed' | 'removed';
  readonly contested: boolean;
  /** True if people sign in at an external identity provider, so that this installation has no passwords or links. */
  readonly signInElsewhere: boolean;
}

/** Returns the reasons why a person cannot sign in or cannot work, in the order in which a sign-in checks them. */
export function personBlocks(facts: PersonFacts, now: Date): PersonBlock[] {
  const { school, state, begins, throttledUntil, alias, mails } = facts;
  const blocks: PersonBlock[] = [];
  const add = (block: PersonBlock, when: boolean) => void (when && blocks.push(block));
  const isOff = state === 'disabled' || state === 'expired';
  add('schoolClosed', school === 'closed' || school === 'removed');
  add('schoolSuspended', school === 'suspended');
  add('contested', facts.contested);
  add('notBegun', isOff && Boolean(begins));
  add('expired', state === 'expired');
  add('disabled', state === 'disabled' && !begins && !facts.contested);
  add('throttled', Boolean(throttledUntil));
  add('aliasDisabled', alias === 'disabled');
  const [latest] = mails;
  add('mailFailed', latest?.state === 'failed');
  add('mailWaiting', latest?.state === 'trying' || latest?.state === 'waiting');
  if (!facts.signInElsewhere && !isOff) addOfPassword(facts, now, add);
  add('noApp', !isOff && facts.asksForCode && facts.apps === 0 && Boolean(facts.lastLogin));
  add('noRoles', facts.roles === 0);
  return blocks;
}

/**
 * Adds the reasons about passwords. A person without a password signs in with a digital identity or an ArgoID, or needs
 * a link.
 */
function addOfPassword(
  { hasPassword, emailConfirmed, linkUntil, spid, alias }: PersonFacts,
  now: Date,
  add: (block: PersonBlock, when: boolean) => void,
): void {
  const otherWay = spid || alias === 'enabled';
  const isLinkOver = Boolean(linkUntil) && new Date(linkUntil ?? '') <= now;
  add('noLink', !hasPassword && !linkUntil && !otherWay);
  add('linkOver', !hasPassword && isLinkOver && !otherWay);
  add('noPassword', !hasPassword && !linkUntil && otherWay);
  add('emailUnconfirmed', hasPassword && !emailConfirmed);
}

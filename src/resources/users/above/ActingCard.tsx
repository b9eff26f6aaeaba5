import { useTranslate } from 'react-admin';
import { roles as known } from '../../../../contract/permissions/roles';
import { dayInRome, showDay } from '../../../../contract/values/dates';
import { useSession } from '../../../session/SessionContext';
import { Card, Line } from './Card';

/** Shows the signed-in person: name, account, role, and the previous access. */
export function ActingCard() {
  const { profile, roles, lastLogin } = useSession();
  const translate = useTranslate();
  const say = (key: string, values = {}) => translate(`resources.user.above.acting.${key}`, values);
  // The first matching role in this order has the most permissions.
  const role = known.find((one) => roles.includes(one)) ?? 'user';
  return (
    <Card title={say('title')}>
      <Line strong>{`${profile.given_name} ${profile.family_name}`}</Line>
      <Line>{say(`roles.${role}`)}</Line>
      <Line>{profile.selected_account.username}</Line>
      <Line whole>{lastLogin ? say('last', { when: showDay(dayInRome(lastLogin)) }) : say('first')}</Line>
    </Card>
  );
}

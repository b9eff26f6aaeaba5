import { useTranslate } from 'react-admin';
import { holdsRegistry } from '../../../../contract/registry/registryPerson';
import { useSession } from '../../../session/SessionContext';
import { useMay } from '../../../session/viewer';
import { Button } from '../../../ui/Button';
import { Card, Line } from './Card';

/** Links to the staff registry, for schools that have pupils or staff. */
export function RegistryCard() {
  const { licenses } = useSession().profile;
  const may = useMay();
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.user.above.registry.${key}`);
  if (!may(['registryPerson', 'list']) || !holdsRegistry(licenses)) return null;
  return (
    <Card
      title={say('title')}
      action={
        <Button size="small" to="/anagrafe">
          {say('open')}
        </Button>
      }
    >
      <Line>{say('text')}</Line>
    </Card>
  );
}

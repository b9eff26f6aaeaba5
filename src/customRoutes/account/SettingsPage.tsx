import Stack from '@mui/material/Stack';
import { accountSettingsRead } from '../../../contract/account/endpoints';
import { useRead } from '../../api/useRead';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { AliasArea } from './AliasArea';
import { PasswordArea } from './PasswordArea';

/** Renders the contact data and password of the signed-in person: of the alias identity, or of the school account. */
export function SettingsPage() {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const { data, error, refetch } = useRead(accountSettingsRead);
  return (
    <Page title={say('account.title')}>
      {!data && !error && <Loading />}
      {error && <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded>}
      {data && (
        <Stack spacing={3} sx={{ maxWidth: 720 }}>
          {data.userType === 'ALIAS' && <AliasArea settings={data} />}
          <PasswordArea settings={data} />
        </Stack>
      )}
    </Page>
  );
}

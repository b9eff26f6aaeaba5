import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { applicationsOfSchool } from '../../../contract/roles/endpoints';
import { processingRegister } from '../../../contract/schools/endpoints';
import { schoolUpdateFields } from '../../../contract/schools/schoolProfile';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import type { Row } from '../../engine/declaration/defineResource';
import { EditDialog } from '../../engine/form/EditDialog';
import { useSingleRecord } from '../../engine/form/useSingleRecord';
import { FactPanels } from '../../engine/record/FactPanels';
import { useSay } from '../../i18n/useSay';
import { LicencePages } from '../../resources/licences/LicencePages';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { school } from './school';

const tabs = ['data', 'licences'] as const;

/** Renders the school profile: its record and its licences as tabs; the current tab is in the address. */
export function SchoolPage() {
  const say = useSay();
  const [params, setParams] = useSearchParams();
  const asked = params.get('scheda') === 'licenze' ? 'licences' : 'data';
  const content = { data: <SchoolData />, licences: <SchoolLicences /> };
  return (
    <Page title={say('school.title')}>
      <Tabs
        current={asked}
        open={(tab) => setParams(tab === 'licences' ? { scheda: 'licenze' } : {}, { replace: true })}
        tabs={tabs.map((tab) => ({
          tab,
          label: say(`school.tabs.${tab}`),
          errors: 0,
          content: content[tab],
        }))}
      />
    </Page>
  );
}

/** Lists the applications licensed by the school. */
function SchoolLicences() {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', customerCode, ''],
    queryFn: async ({ signal }) =>
      (await callApi(applicationsOfSchool, { params: { customerCode }, signal })).data,
  });
  if (!data) {
    return error ? (
      <NotLoaded again={refetch}>{translate(refusalText(error))}</NotLoaded>
    ) : (
      <Loading label={say('school.loading')} />
    );
  }
  return (
    <>
      <Box sx={{ mb: 2 }}>
        {say('school.usersAbout')}{' '}
        <Link component={RouterLink} to="/user">
          {say('school.users')}
        </Link>
      </Box>
      <LicencePages
        licences={data}
        caption={say('school.licences.caption')}
        empty={say('school.licences.empty')}
      />
    </>
  );
}

/** Returns the fields that differ from the record before; undefined if none does. */
function changes(record: Row, before: Row) {
  const changed = Object.keys(schoolUpdateFields).filter(
    (name) => (record[name] ?? null) !== (before[name] ?? null),
  );
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, record[name]])) : undefined;
}

/** Shows the record of the school, with buttons to edit it and to download its register. */
function SchoolData() {
  const say = useSay();
  const translate = useTranslate();
  const renew = useRenewSession();
  const { customerCode } = useSession().school;
  const { record, error, refetch, send } = useSingleRecord(school, {
    params: { customerCode },
    body: changes,
  });
  const [editing, setEditing] = useState(false);
  if (!record) {
    return error ? (
      <NotLoaded again={refetch}>{translate(refusalText(error))}</NotLoaded>
    ) : (
      <Loading label={say('school.loading')} />
    );
  }
  const shown = Object.keys(school.fields).filter(
    (name) => !(record.privateSchool && name === 'spidEnabled'),
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={() => setEditing(true)}>
          {say('school.edit')}
        </Button>
        <RegisterButton />
        <Button to="/user">{say('school.users')}</Button>
      </Box>
      <FactPanels resource={school} record={record} fields={shown} />
      {editing && (
        <EditDialog
          resource={school}
          record={record}
          send={send}
          size="table"
          title={say('school.form.title')}
          problemText={(refused) => translate(refusalText(refused))}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            // Renews the session, because the frame shows the school and the users' form depends on its switches
            // (SESSION-033).
            void renew().catch(() => undefined);
          }}
        >
          <Box sx={{ color: 'text.secondary', mb: 1 }}>
            {say('school.form.required')} {say('school.form.fixed')}
          </Box>
        </EditDialog>
      )}
    </>
  );
}

/** Renders the button that requests the data-processing register and saves it. */
function RegisterButton() {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await callApi(processingRegister, { params: { customerCode } })).data,
    onSuccess: ({ name, content }) => {
      saveFile(name, bytesOf(content), 'application/pdf');
      notify('school.registerMade', { type: 'success' });
    },
    onError: (error) => notify(refusalText(error), { type: 'error' }),
  });
  return (
    <Button variant="outlined" startIcon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {say(isPending ? 'school.registerMaking' : 'school.register')}
    </Button>
  );
}

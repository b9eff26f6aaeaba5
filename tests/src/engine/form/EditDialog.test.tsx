import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { pick } from '../../../../contract/schema/fields';
import { schoolRead, schoolUpdate } from '../../../../contract/schools/endpoints';
import { schoolProfileFields, schoolUpdateFields } from '../../../../contract/schools/schoolProfile';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { defineRecord } from '../../../../src/engine/declaration/defineRecord';
import { EditDialog } from '../../../../src/engine/form/EditDialog';
import { useSingleRecord } from '../../../../src/engine/form/useSingleRecord';
import { FactPanels } from '../../../../src/engine/record/FactPanels';
import { type Answers, answering, type Sent } from '../../../fixtures/answers';
import { firstScreen, lastSaid } from '../../../fixtures/resourceScreen';
import { button, input, replace, school } from '../../../fixtures/schoolProfile';

const contacts = defineRecord('schoolProfile', {
  fields: schoolProfileFields,
  key: 'o',
  title: 'name',
  can: { read: ['school', 'read'], update: ['school', 'update'] },
  read: schoolRead,
  update: { endpoint: schoolUpdate, fields: pick(schoolUpdateFields, 'name', 'city', 'faxNumber', 'pec') },
  form: { tabs: { identity: ['name', 'o'], contacts: ['faxNumber', 'pec'], place: ['city'] } },
});

function Contacts() {
  const [editing, setEditing] = useState(false);
  const { record, send } = useSingleRecord(contacts, {
    params: { customerCode: 'SG10001' },
    body: ({ name, city, faxNumber, pec }) => ({ name, city, faxNumber, pec }),
  });
  if (!record) return null;
  const close = () => setEditing(false);
  return (
    <>
      <button type="button" onClick={() => setEditing(true)}>
        Modifica
      </button>
      <FactPanels resource={contacts} record={record} />
      {editing && (
        <EditDialog
          resource={contacts}
          record={record}
          send={send}
          size="question"
          title="Contatti"
          problemText={() => 'Non salvato.'}
          onClose={close}
          onSaved={close}
        />
      )}
    </>
  );
}

async function edit(answers: Answers = {}) {
  const api = answering({
    schoolRead: school,
    schoolUpdate: ({ body }: Sent) => ({ ...school, ...(body as object) }),
    ...answers,
  });
  firstScreen(<Contacts />, { roles: ['supervisor'], callApi: api.callApi });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  await screen.findByRole('dialog', { name: 'Contatti' });
  return api;
}

const saves = (api: ReturnType<typeof answering>) =>
  api.sent.filter(([id]) => id === 'schoolUpdate').map(([, sent]) => sent);

/** Another user saves another city first, `times` times. */
function meeting(times: number): Answers {
  let left = times;
  return {
    schoolUpdate: ({ body }: Sent) => {
      if (left === 0) return { ...school, ...(body as object) };
      left -= 1;
      const current = { ...school, city: `Città ${left}` };
      throw ApiError.of(412, { code: 'stale', title: 'x', current, currentVersion: `"${20 - left}"` });
    },
  };
}

describe('the form of a single record', () => {
  it('asks for the fields of the update in its sections, and shows the others only on the page', async () => {
    await edit();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Identificazione',
      'Contatti',
      'Sede',
    ]);
    expect(dialog.getAllByRole('textbox')).toHaveLength(4);
    expect(screen.getByText('SG10001')).toBeInTheDocument();
  });

  it('saves over the changes of others in other fields, and says that it kept them', async () => {
    const api = await edit(meeting(2));
    replace('Fax', '06 111');
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(api).map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"19"', '"20"']);
    expect(saves(api).at(-1)?.body).toMatchObject({ faxNumber: '06 111', city: 'Città 0' });
    expect(lastSaid()).toEqual([
      'Un altro utente ha modificato altri dati nel frattempo: sono stati mantenuti.',
      'info',
    ]);
    expect(screen.getByText('06 111')).toBeVisible();
  });

  it('asks about a field that both changed, and keeps the own value until the other is chosen', async () => {
    const api = await edit(meeting(1));
    replace('Città', 'Milano');
    await userEvent.click(button('Salva'));
    await userEvent.click(await screen.findByLabelText('valore attuale: Città 0'));
    expect(input('Città')).toHaveValue('Città 0');
    await userEvent.click(screen.getByLabelText('valore scritto qui: Milano'));
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(api).at(-1)).toMatchObject({ ifMatch: '"20"', body: { city: 'Milano' } });
  });

  it('gives up after three merges, with everything that was typed', async () => {
    const api = await edit(meeting(9));
    replace('Fax', '06 111');
    await userEvent.click(button('Salva'));
    expect(await screen.findByText('Non salvato.')).toBeVisible();
    expect(saves(api)).toHaveLength(4);
    expect(input('Fax')).toHaveValue('06 111');
  });

  it('restores what was typed before the page was closed, and forgets it when it is cancelled', async () => {
    await edit();
    replace('Fax', '06 111');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('06 111'));
    cleanup();
    await edit();
    expect(screen.getByText('Abbiamo recuperato i dati non salvati.')).toBeVisible();
    expect(input('Fax')).toHaveValue('06 111');
    await userEvent.click(button('Annulla'));
    await waitFor(() => expect(button('Modifica')).toHaveFocus());
    await userEvent.click(button('Modifica'));
    expect(input('Fax')).toHaveValue('');
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SetSpidRequest } from '../../../../operators/dialogs/SetSpidRequest';
import { operatorDialog } from '../../../fixtures/operatorDialog';

const school = { id: 'SG10001', customerCode: 'SG10001', name: 'Istituto Verdi' };
const request = (statusRichiesta: string) => ({
  data: [{ school: 'SG10001', statusRichiesta, modifiedDate: null, spidEnabled: true }],
  total: 1,
});
const state = () => screen.findByLabelText(/^Stato della richiesta/);

/** Opens it from the page of a school. */
const open = (answer: object) =>
  operatorDialog(SetSpidRequest, school, { platformSpidList: answer, spidRequestSet: {} });

describe('the request of a school to the agency, from the page of the school', () => {
  it('is shown as it is now, and stays so where only who answers for it is written', async () => {
    const { sentTo, close } = open(request('APPROVATA'));
    await waitFor(async () => expect(await state()).toHaveValue('APPROVATA'));
    fireEvent.change(screen.getByLabelText('Telefono'), { target: { value: '06 1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salva lo stato' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    const body = { customerCode: 'SG10001', statusRichiesta: 'APPROVATA', telSoggettoReferente: '06 1234' };
    expect(sentTo('spidRequestSet')).toMatchObject([{ body }]);
    expect(sentTo('platformSpidList')[0]).toMatchObject({ query: { school: 'SG10001' } });
  });

  it('is to be signed where there is none yet', async () => {
    open({ data: [], total: 0 });
    await waitFor(async () => expect(await state()).toHaveValue('DA_FIRMARE'));
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { entry, refused, resizingProvider } from '../../../fixtures/resizingProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';

const LEAD = /^Queste scuole, accorpate con il dimensionamento/;
const open = ({ callApi }: ReturnType<typeof resizingProvider>) =>
  ownScreen('/dimensionamenti-accorpante', { roles: ['supervisor'], callApi });

describe('the first step of a receiving school', () => {
  it('names the schools that hand over their applications, once they are known', async () => {
    const answers: (() => void)[] = [];
    const receivingSchools = () =>
      new Promise((resolve) => void answers.push(() => resolve([entry({ status: 'PENDING' })])));
    open(resizingProvider({ receivingSchools }));
    await screen.findByRole('heading', { level: 2, name: 'Informativa' });
    await waitFor(() => expect(answers).not.toHaveLength(0));
    expect(screen.queryByText(LEAD)).toBeNull();
    for (const answer of answers) answer();
    expect(await screen.findByText(LEAD)).toHaveTextContent(/: Istituto Uno \(RMIC81000A\)\.$/);
  });

  it('names no school where there is none', async () => {
    open(resizingProvider({ receivingSchools: [] }));
    expect(await screen.findByText(/^Nessuna scuola/)).toBeVisible();
    expect(screen.queryByText(LEAD)).toBeNull();
  });

  it('says that the schools could not be read, and reads them again', async () => {
    let fails = true;
    const receivingSchools = () => {
      if (fails) throw refused(500, 'boom');
      return [entry()];
    };
    open(resizingProvider({ receivingSchools }));
    await screen.findByText('Si è verificato un errore di sistema, riprovare più tardi');
    expect(screen.queryByText(LEAD)).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(LEAD)).toBeVisible();
  });
});

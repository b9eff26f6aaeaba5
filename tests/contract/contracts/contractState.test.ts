import { describe, expect, it } from 'vitest';
import { contractStateOn } from '../../../contract/contracts/contractState';

const on = (today: string, statoContratto: Parameters<typeof contractStateOn>[0]['statoContratto']) =>
  contractStateOn({ statoContratto, dataScadenzaAssistenza: '2026-12-31' }, today);

describe('the state of a contract', () => {
  it('follows from the day on which it ends, as the clock goes on', () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-31', '2027-01-01', '2027-03-01', '2027-03-02'];
    expect(days.map((day) => on(day, 'Attiva'))).toEqual([
      ...['Attiva', 'In Scadenza', 'In Scadenza', 'In attesa di rinnovo', 'In attesa di rinnovo', 'Cessata'],
    ]);
    expect(on('2026-01-01', 'In attesa di rinnovo')).toBe('Attiva');
  });

  it('is what the provider’s staff says where no day decides it', () => {
    const said = ['Gratuita', 'Sospesa', 'Cessata', 'Sostituita', 'Visione'] as const;
    expect(said.map((state) => on('2030-01-01', state))).toEqual(said);
    expect(contractStateOn({ statoContratto: 'Attiva' }, '2030-01-01')).toBe('Attiva');
  });
});

import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { NoDirectory } from '../../../../contract/values/readDirectory';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { InsideNote } from '../../../../src/upload/archive/InsideNote';
import type { Inside } from '../../../../src/upload/archive/lookInside';

const complete: Inside = { files: 12, encrypted: 0, supplier: 'Nuvola', years: [2022, 2023], missing: [] };

describe('what is said of an archive before it is sent', () => {
  const said = (inside: Inside | NoDirectory, supplier?: string) => {
    const { container } = render(
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <InsideNote inside={inside} supplier={supplier} />
      </CoreAdminContext>,
    );
    return { text: container.textContent ?? '', warns: container.querySelector('[class*=Warning]') !== null };
  };

  it('is the supplier and the years, where nothing is to be looked at', () => {
    expect(said(complete, ' nuvola')).toEqual({
      text: 'Archivio di Nuvola, 12 file. Anni scolastici: 2022/23, 2023/24.',
      warns: false,
    });
  });

  it('is that a password is there, that tables are missing, and that it is another supplier’s', () => {
    const { text, warns } = said({ ...complete, encrypted: 1, missing: ['classi', 'alunni'] }, 'Axios');
    expect(warns).toBe(true);
    expect(text).toContain('L’archivio è protetto da una password');
    expect(text).toContain('Sembra un archivio di Nuvola, ma come fornitore è indicato Axios');
    expect(text).toContain('Nell’archivio non si trovano: classi, alunni.');
  });

  it('keeps nobody from sending what is not recognised', () => {
    const unknown = { ...complete, supplier: undefined, years: [] };
    expect(said(unknown, 'Axios').text).toBe(
      'Fornitore non riconosciuto, 12 file. Si può caricare comunque.',
    );
    expect(said('notZip').text).toContain('Si può caricare comunque.');
    expect(said('damaged').text).toContain('incompleto o danneggiato');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

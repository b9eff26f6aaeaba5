import { render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { taxCodeWarnings } from '../../../../contract/values/taxCodeWarnings';
import type { BookRow } from '../../../../src/engine/import/book/ImportBook';
import { GridRow } from '../../../../src/engine/import/GridRow';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';

const row = {
  index: 0,
  position: 6_500,
  verdict: 'create',
  problems: {},
  warnings: [],
  proposals: [],
  cells: { email: 'mariagrazia.dellavalle@example.org' },
} as unknown as BookRow;

const drawn = (editable: boolean, i18n = createI18nProvider(), shown = row) =>
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <table>
        <tbody>
          <GridRow
            row={shown}
            place={0}
            fields={['email']}
            days={new Set()}
            label={() => 'E-mail'}
            editable={editable}
            measure={() => undefined}
            onWrite={() => undefined}
            onTake={() => undefined}
          />
        </tbody>
      </table>
    </CoreAdminContext>,
  );

describe('a row of a file', () => {
  it('breaks a long address after @ and before a dot, nowhere else', () => {
    const { container } = drawn(false);
    expect(container.querySelector('td.cell > div')?.innerHTML).toBe(
      'mariagrazia<wbr>.dellavalle@<wbr>example<wbr>.org',
    );
  });

  it('says in English, too, what is wrong and what is to be looked at', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const warnings = taxCodeWarnings({ codicefiscale: 'RSSMRA80A01H501X', sn: 'Rossi', cn: 'Mario' });
    const { container } = drawn(true, i18n, { ...row, warnings, problems: { cn: 'Nome obbligatorio' } });
    expect(warnings).toHaveLength(1);
    expect(container).toHaveTextContent('The last letter of the tax code does not fit the others');
    expect(container).not.toHaveTextContent('obbligatorio');
  });

  it('is called by its place as the file counts it: that is no amount', () => {
    const { getByRole } = drawn(true);
    expect(getByRole('textbox')).toHaveAccessibleName('E-mail, riga 6500');
  });
});

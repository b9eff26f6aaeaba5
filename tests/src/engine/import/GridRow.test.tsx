import { render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { BookRow } from '../../../../src/engine/import/book/ImportBook';
import { GridRow } from '../../../../src/engine/import/GridRow';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';

const row = {
  index: 0,
  position: 6_500,
  verdict: 'create',
  problems: {},
  warnings: [],
  cells: { email: 'mariagrazia.dellavalle@example.org' },
} as unknown as BookRow;

const drawn = (editable: boolean) =>
  render(
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <table>
        <tbody>
          <GridRow
            row={row}
            place={0}
            fields={['email']}
            days={new Set()}
            label={() => 'E-mail'}
            editable={editable}
            measure={() => undefined}
            onWrite={() => undefined}
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

  it('is called by its place as the file counts it: that is no amount', () => {
    const { getByRole } = drawn(true);
    expect(getByRole('textbox')).toHaveAccessibleName('E-mail, riga 6500');
  });
});

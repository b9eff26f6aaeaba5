import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { platformSchoolList } from '../../contract/staff/endpoints/schools';
import { useCallApi } from '../../src/api/CallApi';

/** Length of a complete ministerial code. */
const WHOLE = 10;

/** Shows the schools of the typed ministerial codes, each once its code is complete. */
export function ReceivingSchools({ codes }: { readonly codes: readonly string[] }) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const whole = codes.filter((code) => code.length === WHOLE);
  const found = useQueries({
    queries: whole.map((code) => ({
      queryKey: ['platformSchool', 'byCodMin', code],
      queryFn: async () => {
        const { data } = await callApi(platformSchoolList, { query: { q: code } });
        return data.data.find(({ codMin }) => codMin === code) ?? null;
      },
    })),
  });
  return (
    <div role="status">
      {found.map(({ data: school }, place) =>
        school === undefined ? null : (
          <Typography key={whole[place]} variant="body2">
            {school
              ? `${school.codMin}: ${school.name}, ${school.city} (${school.customerCode})`
              : translate('gestore.merge.unknown', { code: whole[place] })}
          </Typography>
        ),
      )}
    </div>
  );
}

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BULK_LIMIT } from '../../../contract/constants';
import type { Import } from '../../../contract/imports/imported';
import { MadeLinks } from '../record/MadeLinks';
import { useRelated } from '../record/related';
import { IMPORT } from './history';
import { useImportCalls } from './importCalls';

const PAGE = 200;

/**
 * Offers the next actions on the records that an import created; not for more records than a call may name, and not
 * after the import was undone.
 */
export function MadeByImport({ shown }: { readonly shown: Import }) {
  const { id, created, takenBack } = shown;
  const resource = useRelated(shown.resource);
  const calls = useImportCalls();
  const { data } = useQuery({
    queryKey: [IMPORT, 'made', id],
    enabled: resource !== undefined && !takenBack && created > 0 && created <= BULK_LIMIT,
    queryFn: async () => {
      const pages = Array.from({ length: Math.ceil(created / PAGE) }, (_, page) =>
        calls.rows(id, page + 1, PAGE, 'created'),
      );
      return (await Promise.all(pages)).flatMap((page) => page.data.map((row) => row.id));
    },
  });
  if (!resource || !data || takenBack) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <MadeLinks resource={resource} ids={data} />
    </Box>
  );
}

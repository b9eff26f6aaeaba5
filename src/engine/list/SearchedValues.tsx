import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { searchValues } from '../../../contract/values/search';
import { Button } from '../../ui/Button';
import { useListRow, useListRows, useListSearch } from './listContexts';

/**
 * Says which values of a search for several were not found, such as tax codes pasted from a spreadsheet, and offers to
 * select what was found and to copy the others.
 */
export function SearchedValues() {
  const { search } = useListSearch();
  const { results, total, notFound, phase, barred } = useListRows();
  const { selection, resource } = useListRow();
  const translate = useTranslate();
  const count = searchValues(search).length;
  const isShown = count > 1 && phase === 'ready';
  const missing = notFound ?? [];
  const isWhole = results.length === total;

  function selectFound() {
    const not = barred();
    selection.set(
      results.flatMap(({ id }) => (not.has(id) ? [] : id)),
      true,
    );
  }
  return (
    <Box
      sx={isShown ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } : undefined}
    >
      <Box role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isShown &&
          (notFound
            ? translate('engine.list.valuesFound', { found: count - missing.length, count })
            : translate('engine.list.valuesSearched', { count }))}
        {isShown && missing.length > 0 && ` ${translate('engine.list.valuesMissing')} ${missing.join('; ')}`}
      </Box>
      {isShown && isWhole && total > 0 && resource.list.selectable && (
        <Button size="small" onClick={selectFound}>
          {translate('engine.list.selectFound')}
        </Button>
      )}
      {isShown && missing.length > 0 && (
        <Button size="small" onClick={() => void navigator.clipboard.writeText(missing.join('\n'))}>
          {translate('engine.list.copyMissing')}
        </Button>
      )}
    </Box>
  );
}

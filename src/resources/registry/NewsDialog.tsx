import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { actionResources } from '../../../contract/operations/actions';
import { registryRefresh } from '../../../contract/registry/endpoints';
import type { RegistryNews } from '../../../contract/registry/registryNews';
import { showInstant } from '../../../contract/values/dates';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useCommand } from '../../api/useCommand';
import { EffectList } from '../../engine/record/EffectList';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { ChangedPeople } from './ChangedPeople';
import { GonePeople } from './GonePeople';
import { NewPeople } from './NewPeople';
import { type NewsPart, newsParts } from './useNews';
import { useReadAgain } from './useReadAgain';

interface NewsDialogProps {
  readonly year: string;
  readonly news: RegistryNews;
  readonly close: () => void;
}

/**
 * Lists people who are new, changed or removed since the last update. Nothing is updated before the person confirms.
 */
export function NewsDialog({ year, news, close }: NewsDialogProps) {
  const say = useSay();
  const id = useId();
  const notify = useNotify();
  const call = useCallEndpoint();
  const readAgain = useReadAgain();
  const [part, setPart] = useState<NewsPart>('nuovi');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { run, running, error } = useCommand((_error, text) => `${say('registry.news.failed')} ${text}`);
  // The news may have been reloaded: only people still in the list are deactivated.
  const chosen = news.usciti.flatMap(({ uidPortale, utenzaAttiva }) =>
    uidPortale && utenzaAttiva && ticked.has(uidPortale) ? [uidPortale] : [],
  );
  useFocusReturn(true);

  const body = { impronta: news.impronta, ...(chosen.length > 0 && { disattiva: chosen }) };
  const confirm = () =>
    run(async (idempotencyKey) => {
      try {
        await call('registryPerson', registryRefresh, { params: { year }, body, idempotencyKey });
      } finally {
        readAgain();
      }
      notify(say('registry.news.done'), { type: 'success' });
      close();
    }, body);

  const text =
    chosen.length > 0
      ? say('registry.news.confirmDisabling', { smart_count: chosen.length })
      : say('registry.news.confirm');
  return (
    <ActionDialog
      title={say('registry.news.title')}
      about={<About news={news} />}
      size="table"
      close={close}
      running={running}
      error={error}
      confirm={{ text, color: chosen.length > 0 ? 'error' : 'primary', run: () => void confirm() }}
    >
      <Tabs
        value={part}
        onChange={(_event, next: NewsPart) => setPart(next)}
        aria-label={say('registry.news.tabs.label')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mt: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {newsParts.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-${one}-panel`}
            label={say(`registry.news.tabs.${one}`, { count: news[one].length })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-${part}-panel`} aria-labelledby={`${id}-${part}`} sx={{ pt: 1 }}>
        {news[part].length === 0 && <p>{say(`registry.news.none.${part}`)}</p>}
        {part === 'nuovi' && news.nuovi.length > 0 && <NewPeople people={news.nuovi} />}
        {part === 'cambiati' && news.cambiati.length > 0 && <ChangedPeople people={news.cambiati} />}
        {part === 'usciti' && news.usciti.length > 0 && (
          <GonePeople people={news.usciti} ticked={ticked} setTicked={setTicked} />
        )}
      </Box>
      {chosen.length > 0 && (
        <EffectList effects={actionResources.user.actions.disable.effects} count={chosen.length} />
      )}
    </ActionDialog>
  );
}

function About({ news: { pubblicata, ultimo } }: { news: RegistryNews }) {
  const say = useSay();
  return (
    <>
      {pubblicata && `${say('registry.news.published', { when: showInstant(pubblicata) })} `}
      {ultimo
        ? say('registry.news.last', { when: showInstant(ultimo.quando), name: ultimo.nome })
        : say('registry.news.never')}
    </>
  );
}

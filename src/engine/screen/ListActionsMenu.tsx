import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Choice } from '../../ui/menu/choice';
import { useChoices } from '../../ui/menu/useChoices';
import { OwnDialog } from '../actions/OwnDialog';
import type { ListAction } from '../declaration/declaration';
import type { Resource } from '../declaration/defineResource';
import { dialogOf, useTools } from '../list/useTools';
import { useWords } from '../record/words';

/** Renders the links of a declaration as one menu, or a single one as a button; without permission a link is not shown. */
export function ListActionsMenu({
  resource,
  listActions,
}: {
  resource: Resource;
  listActions: readonly ListAction[];
}) {
  const may = useMay();
  const whyWithheld = useWhyWithheld();
  const words = useWords(resource);
  const translate = useTranslate();
  const [begun, setBegun] = useState<string>();
  const tools = useTools(listActions);
  const importWhy = resource.import && whyWithheld(resource.import.can);
  const imports = importWhy || (resource.import && may(resource.import.can));
  const load = dialogOf(tools, begun);
  const choices: Choice[] = tools.map(({ name, opens, disabledReason }) => ({
    name,
    disabledReason,
    said: words.say(`tools.${name}`),
    ...('page' in opens ? { goes: opens.page } : { does: () => setBegun(name), opensDialog: true }),
  }));
  if (imports) {
    const goes = `${resource.path}/importa`;
    choices.push({ name: 'import', said: translate('engine.import.open'), goes, disabledReason: importWhy });
  }
  const { opener, menu } = useChoices(choices);
  const [first] = choices;
  if (!first) return null;

  return (
    <>
      {choices.length === 1 ? (
        <Button
          variant={first.name === 'create' ? 'contained' : 'outlined'}
          disabledReason={first.disabledReason}
          {...(first.goes && { to: first.goes })}
          {...(first.does && { onClick: first.does, 'aria-haspopup': 'dialog' as const })}
        >
          {first.said}
        </Button>
      ) : (
        <>
          <Button {...opener} variant="outlined" endIcon={<Icon name="down" />}>
            {words.say('ways')}
          </Button>
          {menu}
        </>
      )}
      {load && (
        <Suspense fallback={null}>
          <OwnDialog load={load} resource={resource} close={() => setBegun(undefined)} />
        </Suspense>
      )}
    </>
  );
}

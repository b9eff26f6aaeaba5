import { useTranslate } from 'react-admin';
import type { Words } from '../record/words';
import { NameList } from './NameList';
import { PreviewExport } from './PreviewExport';
import type { PendingAction } from './pending';
import { type ActionPreview, isAll } from './preview';

interface SummaryProps {
  readonly pending: PendingAction;
  readonly preview: ActionPreview;
  readonly words: Words;
}

/**
 * Summarises which records are eligible and which are not, by name: "18 selezionati: 15 da disattivare, 3 già
 * disattivati".
 */
export function Summary({ pending, preview, words }: SummaryProps) {
  const { name, chosen, estimated } = pending;
  const translate = useTranslate();
  const { eligible } = preview;
  const [only] = eligible.names;
  if (preview.chosen === 1 && eligible.count === 1 && only)
    return <NameList names={[only]} label={only.name} />;

  const planned = words.say(`actions.${name}.planned`, { smart_count: eligible.count });
  const leftOut = preview.leftOut.map(({ brief, count }) => words.count(brief, count));
  const groups = [eligible, ...preview.leftOut];
  const named = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <>
      <p>
        <strong>
          {translate('engine.action.chosen', { smart_count: preview.chosen })}{' '}
          {[planned, ...leftOut].join(', ')}
        </strong>
      </p>
      {isAll(chosen) && <Found listed={chosen.total - chosen.except.size} found={preview.chosen} />}
      {named < preview.chosen && <PreviewExport pending={pending} />}
      {estimated && <p>{translate('engine.action.estimated')}</p>}
      {eligible.count > 0 && <NameList names={eligible.names} count={eligible.count} label={planned} />}
      {preview.leftOut.map(({ say, names, count }) => (
        <div key={say}>
          {words.say(`actions.${name}.leftOut`)}: {words.sentence(say)}
          <NameList names={names} count={count} label={words.sentence(say)} />
        </div>
      ))}
    </>
  );
}

/**
 * Renders the statement that the action applies to the whole result of the list. If the provider found another number
 * of records than the list showed (`listed`), that number is added.
 */
function Found({ listed, found }: { listed: number; found: number }) {
  const translate = useTranslate();
  return (
    <p>
      {translate('engine.action.found')}
      {listed !== found && ` ${translate('engine.action.foundOther', { smart_count: listed })}`}
    </p>
  );
}

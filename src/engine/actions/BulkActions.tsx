import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useMay, useSchoolContext, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import type { Choice } from '../../ui/menu/choice';
import { useChoices } from '../../ui/menu/useChoices';
import { useBreakpoint } from '../../ui/useBreakpoint';
import { useProceduresOfMany } from '../customScreens/useProceduresOfMany';
import { ROWS_ID } from '../list/fittingColumns';
import { useListRow } from '../list/listContexts';
import { useTickedRows } from '../list/useTickedRows';
import { available } from '../record/available';
import { useActions } from './ActionsContext';
import { eligibility } from './eligibility';

/** A command on the selected rows. */
interface Offer {
  readonly name: string;
  readonly said: string;
  readonly icon?: IconName | undefined;
  readonly danger?: boolean;
  /** The reason why the command is disabled; undefined if it is enabled. */
  readonly disabledReason?: string | undefined;
  readonly does: () => void;
}

/** The maximum number of commands with a button of their own, by screen width; the others are in a menu. */
const BUTTONS = { phone: 1, tablet: 2, desk: Number.POSITIVE_INFINITY } as const;

/** With more commands than this, buttons have no icons and less padding, so that they fit in one line at 1440 px. */
const IN_A_LINE = 5;

/**
 * Renders a button for each command on the selected rows; on narrow screens only for the first of them (see
 * {@link BUTTONS}), with a menu for the others.
 */
export const BulkActions = memo(function BulkActions() {
  const { resource, words, viewer, selection, ticked } = useListRow();
  const { start } = useActions();
  const may = useMay();
  const whyWithheld = useWhyWithheld();
  const translate = useTranslate();
  const schoolContext = useSchoolContext();
  const { width } = useBreakpoint();
  const procedures = useProceduresOfMany();
  const allRows = useTickedRows();
  const actions = available(resource, 'bulk', { may, schoolContext, viewer });
  /**
   * Returns the targets of an action: the whole result if it was selected, otherwise the selected rows. A dialog of the
   * action's own always gets rows, because it shows them; undefined if some of them were never loaded. If no selected
   * row is eligible, the rows are returned too, because the provider then need not be asked.
   */
  const chosen = ({ dialog, rules }: (typeof actions)[number][1]) => {
    if (dialog) return allRows();
    const all = selection.all();
    const rows = ticked();
    const forNobody =
      rows.length === selection.count() && eligibility(rules, rows, viewer).eligible.length === 0;
    return !all || forNobody ? rows : all;
  };

  const offers: readonly Offer[] = [
    ...actions.map(([key, action]) => ({
      name: key,
      said: words.say(`actions.${key}.label`),
      icon: action.icon,
      danger: action.tone === 'danger',
      disabledReason: whyWithheld(action.can),
      does: () => {
        const whom = chosen(action);
        if (whom) start(key, whom);
      },
    })),
    ...procedures.offers,
  ];
  const clear = {
    name: 'clear selection',
    said: translate('engine.list.clearSelection'),
    does: () => {
      selection.keep(new Set());
      // The pressed button is now hidden, or gone with its menu.
      focusIfLost(`#${ROWS_ID} input[type=checkbox]`, 'main h1');
    },
  };
  const shown = offers.slice(0, BUTTONS[width]);
  const folded = shown.length < offers.length;
  const crowded = shown.length > IN_A_LINE;

  return (
    <>
      {shown.map(({ name, said, icon, danger, disabledReason, does }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color={danger ? 'error' : 'primary'}
          startIcon={!crowded && icon && <Icon name={icon} />}
          sx={crowded ? { px: 0.75 } : undefined}
          disabledReason={disabledReason}
          onClick={does}
        >
          {said}
        </Button>
      ))}
      {folded ? (
        <MoreActions choices={[...offers.slice(shown.length), clear]} />
      ) : (
        <IconButton size="small" onClick={clear.does} aria-label={clear.said} data-tip={clear.said}>
          <Icon name="close" />
        </IconButton>
      )}
      {procedures.dialog}
    </>
  );
});

function MoreActions({ choices }: { readonly choices: readonly Choice[] }) {
  const translate = useTranslate();
  const { opener, menu } = useChoices(choices);
  return (
    <>
      <Button {...opener} size="small" variant="outlined" startIcon={<Icon name="more" />}>
        {translate('engine.list.moreActions')}
      </Button>
      {menu}
    </>
  );
}

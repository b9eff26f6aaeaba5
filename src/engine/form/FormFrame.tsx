import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { NO_VERSION, VERSION } from '../../api/version';
import { type TabShown, Tabs } from '../../ui/Tabs';
import { type Section, sectionsOf, tabOf } from '../record/sections';
import { useTab } from '../record/useTab';
import { FormInputs } from './FormInputs';
import { FormProblems } from './FormProblems';
import { useFormScope } from './FormScope';
import { RestoredNotice } from './RestoredNotice';
import { SaveBar } from './SaveBar';
import { Steps } from './Steps';
import { useFocusOnTab } from './useFocusOnTab';
import { useSteps } from './useSteps';
import { WhileSent } from './WhileSent';

interface FormFrameProps {
  /** The reason there is nothing to save. */
  readonly idle?: 'pristine' | 'reading' | false;
  /** True if this person cannot change anything: there is no save button. */
  readonly closed?: boolean;
  /** The fields shown beside the inputs, and the component that shows them. */
  readonly facts?: {
    readonly fields: readonly string[];
    readonly draw: (fields: readonly string[]) => ReactNode;
  };
  /** Tabs without inputs, besides those of the form. */
  readonly beside?: readonly TabShown[];
  /** Shows one tab of inputs after the other, as steps. */
  readonly stepwise?: boolean;
}

/** Marks the lock of an input whose reason stands above all inputs. */
const SAID = 'said';

/** Renders the form of a page: problems, inputs on their tabs, and the save button. It must be inside a FormScope. */
export function FormFrame({
  idle = false,
  closed = false,
  facts,
  beside = [],
  stepwise = false,
}: FormFrameProps) {
  const translate = useTranslate();
  const { spec, base, form, words, problem, notice, errors, inputs, ...scope } = useFormScope();
  const { locked, restored, discard, saving, send, sent, sending = false } = scope;
  const sections = sectionsOf(spec.resource, inputs, facts?.fields ?? []);
  const steps = useSteps(sections, form);
  const tabs = useTab([...sections, ...beside]);
  const current = stepwise ? steps.tab : tabs.tab;
  const focus = useFocusOnTab(sections, current);

  const open = (tab: string | undefined) => {
    if (tab === undefined || tab === current) return;
    if (stepwise) steps.open(tab);
    else tabs.open(tab);
  };
  const goTo = (name: string) => {
    open(tabOf(sections, name));
    focus(name);
  };

  // At each attempt, the tab of the first error is opened, unless the current tab has one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each attempt, and only then
  useEffect(() => {
    const tabsWithErrors = errors.map(({ name }) => tabOf(sections, name));
    const [first] = tabsWithErrors;
    if (first && !tabsWithErrors.some((tab) => tab === undefined || tab === current)) open(first);
  }, [form.formState.submitCount, steps.tries, problem, Boolean(notice)]);

  const [reason] = closed && new Set(locked.values()).size === 1 ? [...locked.values()] : [];
  const draw = (section: Section) => (
    <>
      {facts?.draw(section.facts)}
      <FormInputs
        inputs={section.inputs}
        locked={reason === undefined ? locked : new Map([...locked.keys()].map((name) => [name, SAID]))}
      />
    </>
  );
  const above = sections.find(({ tab }) => tab === undefined);
  const ofForm = sections.flatMap((section) => {
    const { tab } = section;
    if (tab === undefined) return [];
    const refused = errors.filter(({ name }) => tabOf(sections, name) === tab).length;
    return [{ tab, label: words.tab(tab), errors: refused, content: draw(section) }];
  });
  const shown = [...ofForm, ...beside];
  // A list on a tab can be long: the save button stands above it, beside the inputs that it saves.
  const isBeside = !stepwise && beside.some(({ tab }) => tab === current);
  const saveBar = !closed && <SaveBar idle={idle} saving={saving} sent={sent} {...(stepwise && { steps })} />;

  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (idle) return;
        if (stepwise && !steps.last) void steps.next();
        else void send();
      }}
      sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}
    >
      <FormProblems goTo={goTo} tries={steps.tries} />
      {restored && <RestoredNotice onDiscard={discard} />}
      {reason && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {words.lock(reason)}
        </Alert>
      )}
      <WhileSent sending={sending}>{above && draw(above)}</WhileSent>
      {isBeside && (above?.inputs.length || !idle) && saveBar}
      <WhileSent sending={sending}>
        {shown.length > 0 && above && <Box sx={{ mt: 2 }} />}
        {shown.length > 0 && stepwise && <Steps steps={shown} current={steps.current} open={steps.go} />}
        {shown.length > 0 && !stepwise && <Tabs tabs={shown} current={tabs.tab} open={tabs.open} />}
      </WhileSent>
      {!closed && base.current[VERSION] === NO_VERSION && (
        <Typography role="note" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {translate('engine.form.unversioned')}
        </Typography>
      )}
      {!isBeside && saveBar}
    </Paper>
  );
}

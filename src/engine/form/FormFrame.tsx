import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { SaveContextProvider, useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { NO_VERSION, VERSION } from '../../api/version';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { type TabShown, Tabs } from '../../ui/Tabs';
import { type Section, sectionsOf, tabOf } from '../record/sections';
import { useTab } from '../record/useTab';
import type { Words } from '../record/words';
import { DayLimitsContext } from './DayLimitsContext';
import { FormInputs } from './FormInputs';

import { formErrors } from './formErrors';
import type { FormValues } from './formKinds';
import type { FormSpec } from './formSpec';
import { limitsOf } from './formValues';
import { HeldDialog } from './HeldDialog';
import { inputId } from './inputs/InputProps';
import { RestoredNotice } from './RestoredNotice';
import { SaveBar } from './SaveBar';
import { Steps } from './Steps';
import { useFocusOnTab } from './useFocusOnTab';
import { useHolders } from './useHolders';
import { useOneAtATime } from './useOneAtATime';
import { type Middlewares, useSaveContextOf } from './useSaveContextOf';
import { useSteps } from './useSteps';
import { useVisibleInputs } from './useVisibleInputs';
import { useWarnings } from './useWarnings';
import { WhileSent } from './WhileSent';

interface FormFrameProps {
  readonly spec: FormSpec;
  /** The record that was begun with, as it is known now. */
  readonly base: RefObject<Readonly<Record<string, unknown>>>;
  readonly form: UseFormReturn<FieldValues>;
  readonly words: Words;
  readonly submit: () => Promise<void>;
  /** Saves values that were checked: what react-admin's save buttons call. */
  readonly save: (values: object) => Promise<void>;
  readonly middlewares: Middlewares;
  /** Something was typed that is not saved. */
  readonly changed: boolean;
  /** The inputs take nothing meanwhile: the page goes elsewhere once it is saved. */
  readonly sending?: boolean;
  /** There is nothing to save. */
  readonly idle?: boolean;
  readonly whyIdle?: 'pristine' | 'reading';
  /** Nothing of it is this person's to change. */
  readonly closed?: boolean;
  /** Why the last save failed, besides what stands at the inputs. */
  readonly problem: string | undefined;
  /** What was typed before has been found again. */
  readonly restored: boolean;
  /** Throws away what was typed. */
  readonly discard: () => void;
  /** What stands in the way besides: what somebody else changed meanwhile. */
  readonly notice?: ReactNode;
  /** Inputs that cannot be changed, each with the key of the words that say why. */
  readonly locked?: ReadonlyMap<string, string>;
  /** What begins to take the lock of an input off; undefined where that cannot be done. */
  readonly unlock?: (name: string) => (() => void) | undefined;
  /** What is told beside the inputs, and how. */
  readonly facts?: readonly string[];
  readonly tell?: (fields: readonly string[]) => ReactNode;
  /** Tabs of its page that have nothing of the form's on them. */
  readonly beside?: readonly TabShown[];
  /** The inputs are asked for one tab after the other. */
  readonly stepwise?: boolean;
}

/** The lock of an input whose reason stands above all of them. */
const SAID = 'said';
const nothing: ReadonlyMap<string, string> = new Map();

/** A form: what stands in the way of a save, the inputs on their tabs, the save, and the guard of what is not saved. */
export function FormFrame({
  spec,
  base,
  form,
  words,
  submit,
  save,
  middlewares,
  changed,
  problem,
  ...more
}: FormFrameProps) {
  const {
    idle = false,
    whyIdle = 'pristine',
    closed = false,
    sending = false,
    unlock,
    locked = nothing,
    facts = [],
    tell,
    notice,
    restored,
    discard,
    beside = [],
    stepwise = false,
  } = more;
  const translate = useTranslate();
  const top = useRef<HTMLDivElement>(null);
  const { working, oneAtATime } = useOneAtATime();
  const { inputs, required } = useVisibleInputs(spec, base, form.control);
  const warnings = useWarnings(spec, base, form.control);
  const holders = useHolders(spec, base, form.control);
  const sections = sectionsOf(spec.resource, inputs, facts);
  const steps = useSteps(sections, form);
  const tabs = useTab([...sections, ...beside]);
  const { submitCount, isSubmitting } = form.formState;
  const errors = formErrors(form.formState.errors, inputs);
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

  const once = (agreed = false) =>
    oneAtATime(async () => {
      const sendable =
        agreed || !(await form.trigger()) || (await holders.begin(form.getValues() as FormValues));
      if (sendable) await submit();
    });

  // What stands in the way of a save takes the focus, each time it is tried; its tab is opened, if it is on another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and only then
  useEffect(() => {
    const tabsWithErrors = errors.map(({ name }) => tabOf(sections, name));
    const [first] = tabsWithErrors;
    if (first && !tabsWithErrors.some((tab) => tab === undefined || tab === current)) open(first);
    if (errors.length > 0 || problem || notice) top.current?.focus();
  }, [submitCount, steps.tries, problem, Boolean(notice)]);

  const [reason] = closed && new Set(locked.values()).size === 1 ? [...locked.values()] : [];
  const limits = useCallback(
    (name: string) => limitsOf(spec, base.current, form.getValues() as FormValues, name),
    [spec, base, form],
  );
  const draw = (section: Section) => (
    <>
      {tell?.(section.facts)}
      <DayLimitsContext value={limits}>
        <FormInputs
          spec={spec}
          inputs={section.inputs}
          words={words}
          locked={reason === undefined ? locked : new Map([...locked.keys()].map((name) => [name, SAID]))}
          required={required}
          unlock={unlock}
          warnings={warnings}
          holders={holders.found}
        />
      </DayLimitsContext>
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

  return (
    <SaveContextProvider value={useSaveContextOf(save, isSubmitting, middlewares)}>
      <FormProvider {...form}>
        <Paper
          component="form"
          variant="outlined"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (idle) return;
            if (stepwise && !steps.last) void steps.next();
            else void once();
          }}
          sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}
        >
          <Box ref={top} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
            {errors.length > 0 && (
              <ErrorSummary
                title={translate('engine.form.summary')}
                errors={errors.map(({ name, message }) => ({
                  id: inputId(name),
                  text: `${words.path(name)}: ${message}`,
                  goTo: () => goTo(name),
                }))}
              />
            )}
            {problem && errors.length === 0 && (
              <Alert severity="error" role="alert" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            {notice}
          </Box>
          {restored && <RestoredNotice onDiscard={discard} />}
          {reason && (
            <Alert severity="info" role="note" sx={{ mb: 2 }}>
              {words.lock(reason)}
            </Alert>
          )}
          <WhileSent sending={sending}>
            {above && draw(above)}
            {shown.length > 0 && above && <Box sx={{ mt: 2 }} />}
            {shown.length > 0 && stepwise && <Steps steps={shown} current={steps.current} open={steps.go} />}
            {shown.length > 0 && !stepwise && <Tabs tabs={shown} current={tabs.tab} open={tabs.open} />}
          </WhileSent>
          {!closed && base.current[VERSION] === NO_VERSION && (
            <Typography role="note" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {translate('engine.form.unversioned')}
            </Typography>
          )}
          {!closed && (
            <SaveBar
              idle={idle}
              whyIdle={whyIdle}
              saving={working || isSubmitting}
              {...(stepwise && { steps })}
            />
          )}
        </Paper>
        {holders.asked && (
          <HeldDialog
            resource={spec.resource}
            asked={holders.asked}
            words={words}
            onNo={holders.forget}
            onYes={() => {
              holders.forget();
              void once(true);
            }}
          />
        )}
        <LeaveGuard when={changed} onLeave={discard} />
      </FormProvider>
    </SaveContextProvider>
  );
}

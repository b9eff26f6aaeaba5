import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormScope } from '../form/FormScope';
import { useListRow } from '../list/listContexts';
import { useLeaveRow } from './useLeaveRow';

/**
 * Manages keys and focus of a row with inputs: Enter saves, Escape cancels; the first input gets the focus at the
 * beginning, and the first invalid one after each rejected attempt.
 *
 * @param row the element with the inputs
 */
export function useRowKeys(row: RefObject<HTMLElement | null>, id: string) {
  const { form, problem, notice, saving, discard, send } = useFormScope();
  const { edited } = useListRow();
  const leave = useLeaveRow(id);
  const cancel = () => {
    discard();
    leave();
  };

  useEffect(() => {
    // A row that comes back with its page must not take the focus from elsewhere.
    if (edited.takeBegun(id)) row.current?.querySelector<HTMLElement>(EDITABLE)?.focus();
  }, [row, edited, id]);

  const { submitCount } = form.formState;
  const attempts = useRef(submitCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each attempt, and only then
  useLayoutEffect(() => {
    if (attempts.current === submitCount && !problem && !notice) return;
    attempts.current = submitCount;
    row.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, problem, Boolean(notice)]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    // Menus of inputs handle these keys themselves; events of pop-ups bubble through React's tree.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLElement && event.currentTarget.contains(target))) return;
    if (key === 'Escape') {
      event.stopPropagation();
      if (!saving) cancel();
    }
    if (key !== 'Enter' || target.closest('button, a')) return;
    if (target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey) return;
    // A form around the list must not be submitted.
    event.preventDefault();
    void send();
  };
  return { cancel, onKeyDown };
}

const EDITABLE = 'input:not([readonly], [aria-disabled=true]), select, textarea:not([readonly])';

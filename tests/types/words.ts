import type { ActionWords } from '../../src/engine/declaration/action';
import { it } from '../../src/i18n/it/it';

/** An action whose words are missing does not compile. */
export const enable: ActionWords = it.resources.user.actions.enable;
export const disable: ActionWords = it.resources.user.actions.disable;

const { none: _none, ...rest } = it.resources.user.actions.disable;
// @ts-expect-error the sentence for no eligible record is missing
export const incomplete: ActionWords = rest;

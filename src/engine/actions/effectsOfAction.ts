import { findAction } from '../../../contract/operations/actions';
import type { Effects, EffectsOnRecords } from '../../../contract/schema/effects';
import type { Resource } from '../declaration/defineResource';

/** Returns the effects of an action on people: declared by the resource, or by the contract. */
export const effectsOfAction = (resource: Resource, name: string): Effects | EffectsOnRecords | undefined =>
  resource.actions[name]?.effects ?? findAction(resource.name, name)?.action.effects;

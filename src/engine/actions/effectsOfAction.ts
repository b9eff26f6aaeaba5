import { findAction } from '../../../contract/operations/actions';
import type { Effects, EffectsOnRecords } from '../../../contract/schema/effects';
import type { Resource } from '../declaration/defineResource';

/** What an action of a resource means for people: as it is declared, or as the contract says. */
export const effectsOfAction = (resource: Resource, name: string): Effects | EffectsOnRecords | undefined =>
  resource.actions[name]?.effects ?? findAction(resource.name, name)?.action.effects;

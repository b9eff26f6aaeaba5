import type { Effects, EffectsOnRecords } from '../../../contract/effects';
import { findAction } from '../../../contract/entities/actions';
import type { Resource } from '../declaration/defineResource';

/** What an action of a resource means for people: as it is declared, or as the contract says. */
export const effectsOfAction = (resource: Resource, name: string): Effects | EffectsOnRecords | undefined =>
  resource.actions[name]?.effects ?? findAction(resource.name, name)?.action.effects;

import * as resizingMessages from '../../../contract/messages/it/resizing';
import {
  receivingAnswer,
  receivingSchools,
  receivingStatus,
  receivingSummary,
} from '../../../contract/resizing/receivingEndpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { giveAnswers } from './giveAnswers';
import { allAnswered, received, receivingState } from './receiving';

const status = implement(receivingStatus, async (call) => {
  const state = await receivingState(call);
  return state ? { status: state } : null;
});

const schools = implement(receivingSchools, async (call) => received(call));

const NOT_FINISHED = resizingMessages.notFinished;

const summary = implement(receivingSummary, async (call) => {
  const found = await received(call);
  if (found.length === 0 || !allAnswered(found)) throw new Refusal('notFound', { detail: NOT_FINISHED });
  return found;
});

const answer = implement(receivingAnswer, async (call, { body }) => {
  await giveAnswers(call, body);
  return received(call);
});

/** Implementations of the calls of the receiving school. */
export const receivingRoutes = [status, schools, summary, answer] as const;

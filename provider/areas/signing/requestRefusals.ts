import * as signingMessages from '../../../contract/messages/it/signing';
import { message } from '../../../contract/messages/message';

interface Names {
  readonly asker: string;
  readonly head: string;
}

/** Why a signature request is refused, with the names of the person who asked and the head who was asked. */
export const requestRefusals = {
  otherPerson: ({ asker, head }: Names) => message(signingMessages.requestToSignSent, { asker, head }),
  otherHead: ({ asker, head }: Names) => message(signingMessages.otherHead, { asker, head }),
  expired: ({ asker, head }: Names) => message(signingMessages.expired, { asker, head }),
  cancelled: ({ asker, head }: Names) => message(signingMessages.cancelled, { asker, head }),
  replaced: ({ asker, head }: Names) =>
    message(signingMessages.documentWasReplacedAfterRequest, { asker, head }),
  over: ({ asker, head }: Names) => message(signingMessages.over, { asker, head }),
  again: ({ asker, head }: Names) => message(signingMessages.again, { asker, head }),
  tooSoon: ({ head }: Names) => message(signingMessages.tooSoon, { head }),
  same: ({ head }: Names) => message(signingMessages.same, { head }),
  otherSigner: ({ asker, head }: Names) => message(signingMessages.otherSigner, { asker, head }),
  noAddress: ({ asker, head }: Names) => message(signingMessages.noAddress, { asker, head }),
} as const;

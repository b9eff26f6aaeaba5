import { matches, type Viewer, type Where } from './where';

/**
 * The possible effects of an action on people. Every action declares each of them, and the console shows them before
 * the action.
 */
export const effectKinds = {
  signIn: [
    'unchanged',
    'ends',
    'again',
    'prolonged',
    'shortened',
    'newLink',
    'identity',
    'noIdentity',
    'taxCode',
    'made',
    'newApp',
    'deleted',
    'removed',
    'restored',
  ],
  mail: ['none', 'enabled', 'firstAccess', 'made', 'changed', 'newExpiry', 'app', 'cancelled'],
  permissions: ['unchanged', 'removed', 'chosen', 'taken', 'later', 'back', 'asBefore', 'withAccount'],
  undo: ['whole', 'mailStays', 'made', 'withoutLinks', 'never'],
} as const;

export type EffectKind = keyof typeof effectKinds;
export type EffectOf<K extends EffectKind> = (typeof effectKinds)[K][number];

/** One effect, or a list of conditional effects: the first whose condition holds applies. */
export type Effect<K extends EffectKind> =
  | EffectOf<K>
  | readonly { readonly when: Where<EffectContext>; readonly is: EffectOf<K> }[];

/**
 * The data that the conditions of effects test: the answers to an action's questions, and whether people sign in
 * elsewhere.
 */
export type EffectContext = Readonly<Record<string, unknown>>;

/** The effects of an action on people; `undo` only where it can be stated. */
export type Effects = { readonly [K in Exclude<EffectKind, 'undo'>]: Effect<K> } & {
  readonly undo?: Effect<'undo'>;
};

/** The effects of an action on records other than people: only whether it can be reversed. */
export type EffectsOnRecords = Required<Pick<Effects, 'undo'>>;

/**
 * Returns an effect on mail that becomes `none` if people sign in at an external identity provider, because no mail
 * about a password is then sent.
 */
export const unlessElsewhere = <K extends EffectOf<'mail'>>(is: K) =>
  [
    { when: { signInElsewhere: true }, is: 'none' },
    { when: {}, is },
  ] as const;

/** Returns the effect of each kind that applies, in the order of display. */
export function effectsOf(
  effects: Effects | EffectsOnRecords,
  context: EffectContext,
  viewer: Viewer,
): readonly (readonly [EffectKind, string])[] {
  return (Object.keys(effectKinds) as EffectKind[]).flatMap((kind) => {
    const effect = (effects as Partial<Effects>)[kind];
    if (effect === undefined) return [];
    if (typeof effect === 'string') return [[kind, effect] as const];
    const found = effect.find(({ when }) => matches(when as object, context, viewer));
    return found ? [[kind, found.is] as const] : [];
  });
}

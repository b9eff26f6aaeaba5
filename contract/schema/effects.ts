import { matches, type Viewer, type Where } from './where';

/** What an action may mean for the people it is done to; every action says each of them, and the console tells them before. */
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
  ],
  mail: ['none', 'enabled', 'firstAccess', 'made', 'changed', 'newExpiry', 'app', 'cancelled'],
  permissions: ['unchanged', 'removed', 'chosen', 'taken', 'later', 'back', 'asBefore', 'withAccount'],
  undo: ['whole', 'mailStays', 'made', 'never'],
} as const;

export type EffectKind = keyof typeof effectKinds;
export type EffectOf<K extends EffectKind> = (typeof effectKinds)[K][number];

/** The same whatever was answered; or the first whose condition on the answers and the circumstances holds. */
export type Effect<K extends EffectKind> =
  | EffectOf<K>
  | readonly { readonly when: Where<Circumstances>; readonly is: EffectOf<K> }[];

/** The answers to what an action asks, and where people sign in. */
export type Circumstances = Readonly<Record<string, unknown>>;

/** What an action means for people; `undo` where it can be said of it. */
export type Effects = { readonly [K in Exclude<EffectKind, 'undo'>]: Effect<K> } & {
  readonly undo?: Effect<'undo'>;
};

/** Of what is done to records that are no people, only whether it can be taken back is told. */
export type EffectsOnRecords = Required<Pick<Effects, 'undo'>>;

/** Nobody is written to about a password where people sign in at a provider outside. */
export const unlessElsewhere = <K extends EffectOf<'mail'>>(is: K) =>
  [
    { when: { signInElsewhere: true }, is: 'none' },
    { when: {}, is },
  ] as const;

/** What holds of each kind, in the order in which it is told. */
export function effectsOf(
  effects: Effects | EffectsOnRecords,
  circumstances: Circumstances,
  viewer: Viewer,
): readonly (readonly [EffectKind, string])[] {
  return (Object.keys(effectKinds) as EffectKind[]).flatMap((kind) => {
    const effect = (effects as Partial<Effects>)[kind];
    if (effect === undefined) return [];
    if (typeof effect === 'string') return [[kind, effect] as const];
    const found = effect.find(({ when }) => matches(when as object, circumstances, viewer));
    return found ? [[kind, found.is] as const] : [];
  });
}

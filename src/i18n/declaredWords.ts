type Texts = { readonly [name: string]: string };

/**
 * Words of a resource in one language. Any of them may be omitted, as each has a default. An unknown key does not
 * compile.
 */
export interface DeclaredWords {
  /** Singular and plural name: `Avviso |||| Avvisi`. */
  readonly name?: string;
  readonly title?: string;
  readonly caption?: string;
  readonly search?: string;
  readonly one?: string;
  readonly empty?: string;
  readonly back?: string;
  readonly ways?: string;
  readonly create?: string;
  readonly created?: string;
  readonly fresh?: string;
  readonly reading?: string;
  readonly updated?: string;
  readonly remove?: string;
  readonly removed?: string;
  readonly taken?: { readonly title?: string; readonly text?: string; readonly yes?: string };
  readonly fields?: Texts;
  readonly help?: Texts;
  readonly tabs?: Texts;
  readonly sections?: Texts;
  readonly locked?: Texts;
  readonly tones?: Texts;
  readonly notices?: Texts;
  readonly groups?: Texts;
  readonly pages?: Texts;
  readonly tools?: Texts;
  readonly values?: { readonly [field: string]: Texts };
  readonly parts?: { readonly [field: string]: Texts };
  readonly filters?: { readonly [filter: string]: { readonly label?: string; readonly values?: Texts } };
  readonly unlock?: { readonly [lock: string]: Texts };
  readonly unique?: { readonly [input: string]: Texts };
  readonly procedures?: { readonly [procedure: string]: Texts };
  /** Label of an action's button, or the texts listed in {@link ActionWords}. */
  readonly actions?: { readonly [action: string]: string | ActionTexts };
  /** English only: translations of the Italian sentences of rules. */
  readonly sentences?: Texts;
}

/** Texts of an action. Each of its steps has texts of its own. */
interface ActionTexts {
  readonly [part: string]: string | { readonly [step: string]: Texts };
}

/** Words by language. */
export interface Spoken {
  readonly it: DeclaredWords;
  readonly en: DeclaredWords;
}

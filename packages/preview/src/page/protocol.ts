/** What a player is given: all that a host may tell it. */
export interface PlayerSettings {
  readonly items: readonly unknown[];
  /** BCP 47 tag of the items. */
  readonly language: string;
  /** BCP 47 tag of buttons and messages. */
  readonly locale: string;
  readonly theme: 'light' | 'dark';
  readonly embedded: boolean;
}

/** From the page to the frame: `play` comes first and once, with the source of the player's module. */
export type ToFrame =
  | ({ readonly type: 'play'; readonly source: string } & PlayerSettings)
  | ({ readonly type: 'update' } & PlayerSettings);

/**
 * From the frame to the page. The player shares the frame's realm and can send any of it, so the page checks what it
 * uses. `problem`: something was thrown, or kept out by the frame's policy.
 */
export type FromFrame =
  | { readonly type: 'hello' | 'ready' }
  | { readonly type: 'failed' | 'problem'; readonly reason: string }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown };

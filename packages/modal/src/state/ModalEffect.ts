/** Side effects that the kit runs after a transition, as data. */
export type ModalEffect =
  | {
      readonly type: 'track'
      readonly event: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly connected: boolean
    }
  /** Send `shakeEnded` after the duration of the shake animation. */
  | { readonly type: 'startShake' }
  /** Abort the attempts that the user started in the page that was left (S-134). */
  | { readonly type: 'abortPending' }
  | { readonly type: 'resetPairingUri' }

/** What the kit has to do after a transition, as data. */
export type ModalEffect =
  | {
      readonly type: 'track'
      readonly event: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly connected: boolean
    }
  /** Send `shakeEnded` after the shake time. */
  | { readonly type: 'startShake' }
  /** End the attempts a person started in the page that was left (S-134). */
  | { readonly type: 'abortPending' }
  | { readonly type: 'resetPairingUri' }

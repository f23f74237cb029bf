/** Side effects of a transition, described as data. The kit runs them. */
export type ModalEffect =
  | {
      readonly type: 'track'
      readonly event: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly connected: boolean
    }
  /** Starts the shake animation. Send the event `shakeEnded` when it has finished. */
  | { readonly type: 'startShake' }
  /** Aborts the pending operations that the user started on the page that was left (S-134). */
  | { readonly type: 'abortPending' }
  | { readonly type: 'resetPairingUri' }

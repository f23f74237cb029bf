/** Side effects of a transition, described as data. The kit runs them. */
export type ModalEffect =
  | {
      readonly type: 'track'
      readonly event: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly connected: boolean
    }
  /** Send `shakeEnded` when the shake animation has finished. */
  | { readonly type: 'startShake' }
  /**
   * Abort the pending operations that the user started on the page that was left (S-134).
   */
  | { readonly type: 'abortPending' }
  | { readonly type: 'resetPairingUri' }

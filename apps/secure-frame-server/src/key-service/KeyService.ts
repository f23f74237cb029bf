/**
 * The entropy of a wallet, sealed to the key service or, after its release, to the waiting frame.
 */
export type SealedCopy = { readonly enc: string; readonly ct: string }

export type TicketAnswer = {
  readonly ticket: string
  readonly opensAt: string
  readonly expiresAt: string
}

/**
 * Client of the key service, which holds the private key for operator's copies (S-26). It is a
 * separate process, ideally run by another operator.
 */
export type KeyService = {
  /** Public key of the key service, to which frames seal copies, in base64url. */
  readonly publicKey: string
  /**
   * Requests the ticket with which a device can fetch the operator's copy after the waiting time.
   *
   * @throws {FrameRefusal} `key_service_unreachable`.
   */
  readonly issueTicket: (party: {
    readonly walletId: string
    readonly thumbprint: string
  }) => Promise<TicketAnswer>
  /**
   * Opens an operator's copy and seals it to the device that the ticket names.
   *
   * @throws {FrameRefusal} `not_found` for an expired ticket, `release_too_early`, `invalid_proof`,
   * `key_service_unreachable`.
   */
  readonly release: (
    request: SealedCopy & { readonly ticket: string; readonly proof: string },
  ) => Promise<SealedCopy>
}

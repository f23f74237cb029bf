/**
 * Copy of a wallet's entropy, sealed to the key service or, after its release, to the waiting
 * frame.
 */
export type SealedCopy = { readonly enc: string; readonly ct: string }

export type TicketAnswer = {
  readonly ticket: string
  readonly opensAt: string
  readonly expiresAt: string
}

/**
 * Port to the service that holds the key of operator copies (S-26). It is a separate process,
 * ideally with another operator.
 */
export type KeyService = {
  /** Public key that frames seal copies to, in base64url. */
  readonly publicKey: string
  /** @throws {FrameRefusal} `key_service_unreachable`. */
  readonly issueTicket: (party: {
    readonly walletId: string
    readonly thumbprint: string
  }) => Promise<TicketAnswer>
  /**
   * @throws {FrameRefusal} `not_found` for an expired ticket, `release_too_early`, `invalid_proof`,
   * `key_service_unreachable`.
   */
  readonly release: (
    request: SealedCopy & { readonly ticket: string; readonly proof: string },
  ) => Promise<SealedCopy>
}

/** A copy of a wallet's entropy, sealed to the key service or, once released, to the frame that waits. */
export type SealedCopy = { readonly enc: string; readonly ct: string }

export type TicketAnswer = {
  readonly ticket: string
  readonly opensAt: string
  readonly expiresAt: string
}

/** Who holds the key of operators' copies (S-26): another process, best in other hands. */
export type KeyService = {
  /** What frames seal copies to, in base64url. */
  readonly publicKey: string
  /** @throws {FrameRefusal} `key_service_unreachable`. */
  readonly issueTicket: (party: {
    readonly walletId: string
    readonly thumbprint: string
  }) => Promise<TicketAnswer>
  /** @throws {FrameRefusal} `not_found` for a ticket that is over, `release_too_early`, `invalid_proof`, `key_service_unreachable`. */
  readonly release: (
    request: SealedCopy & { readonly ticket: string; readonly proof: string },
  ) => Promise<SealedCopy>
}

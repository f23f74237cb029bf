import { BaseError } from '@latchkey/core'

/** Why a request is refused without asking anybody, in words for the person (S-13, S-52, S-53). */
export const refusals = {
  wrong_chain: 'The request is meant for another network than the one in use.',
  wrong_account: 'The request is meant for another account.',
  wrong_domain: 'The sign-in message names another site than the one that asks.',
  wrong_time: 'The sign-in message is expired, not valid yet, or too old.',
  expired: 'The permission is for a time that has passed.',
  eth_sign: 'Signing bare hashes is not offered: nobody can see what they mean.',
  delegation: 'Handing an account to other code (EIP-7702) is not offered.',
  account_authority: 'Signing this would hand over your smart account.',
  transaction_type: 'This type of transaction is not offered.',
  transaction_as_message: 'The message is a transaction in disguise.',
  wallet_proof: 'Only this wallet’s own pages sign such a message.',
  too_large: 'The request is too large to be shown.',
} as const
export type Refusal = keyof typeof refusals

/** The request was refused by a rule before it was shown; nobody could approve it. For the host: -32602. */
export class RequestRefusedError extends BaseError {
  override readonly name = 'RequestRefusedError'
  readonly refusal: Refusal
  constructor(refusal: Refusal, options: { readonly hint?: string } = {}) {
    super(refusals[refusal], { code: 'request_refused', hint: options.hint })
    this.refusal = refusal
  }
}

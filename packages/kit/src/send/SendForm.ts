import type { CaipNetworkId, SendSpeed } from '@latchkey/core'

/** Something that can be sent: the coin of a network, or a token on it. */
export type SendToken = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address; absent for the coin. */
  readonly address?: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** What a list says the account has of it, base units; the network's own word counts for more. */
  readonly listed: bigint
  /** US dollars for one; absent where unknown. */
  readonly priceUsd?: number
  /** As the list gave it, unchecked. */
  readonly iconUrl?: string
}

/** What a person has filled in. Texts as they were typed. */
export type SendForm = {
  readonly token?: SendToken | undefined
  readonly amount: string
  readonly receiver: string
  /** Absent: as the wallet thinks fit. */
  readonly speed?: SendSpeed | undefined
}

export const emptyForm: SendForm = { amount: '', receiver: '' }

/** Chooses what to send. The amount was one of something else. */
export function withToken(form: SendForm, token: SendToken): SendForm {
  return { ...form, token, amount: '' }
}

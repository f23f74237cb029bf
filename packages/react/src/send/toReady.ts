import { type SendFees, type SendSpeed, toDecimalText } from '@latchkey/core'
import type { Receiver, SendToken } from '@latchkey/kit/send'
import type { useSend } from './useSend.ts'

/** The values of a complete and valid send form. */
export type Ready = {
  readonly token: SendToken
  /** Amount in base units; `amountText` is the same amount as decimal text. */
  readonly amount: bigint
  readonly amountText: string
  readonly receiver: Receiver
  readonly speed: SendSpeed | undefined
  readonly fees: SendFees | undefined
  /** True if the app filled in the send form, so that the user cannot change it. */
  readonly given: boolean
}

/**
 * Returns the values of a complete send form, or `undefined` while a field is missing or invalid.
 */
export function toReady(send: ReturnType<typeof useSend>): Ready | undefined {
  const { token, amount, receiver, form, fees, gap, given } = send
  if (gap || !token || !amount || !receiver) return undefined
  const amountText = toDecimalText(amount, token.decimals)
  const filled = { token, amount, amountText, receiver, speed: form.speed, fees }
  return { ...filled, given: given !== undefined }
}

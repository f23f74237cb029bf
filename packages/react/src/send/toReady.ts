import type { SendFees, SendSpeed } from '@latchkey/core'
import type { Receiver, SendToken } from '@latchkey/kit/send'
import type { useSend } from './useSend.ts'

/** A form in which nothing lacks. */
export type Ready = {
  readonly token: SendToken
  /** Base units, and as it was typed. */
  readonly amount: bigint
  readonly amountText: string
  readonly receiver: Receiver
  readonly speed: SendSpeed | undefined
  readonly fees: SendFees | undefined
  /** The app has filled it in. */
  readonly given: boolean
}

/** Gives what can be sent; `undefined` while something lacks. */
export function toReady(send: ReturnType<typeof useSend>): Ready | undefined {
  const { token, amount, receiver, form, fees, gap, given } = send
  if (gap || !token || !amount || !receiver) return undefined
  const { amount: typed, speed } = form
  const filled = { token, amount, amountText: typed.trim(), receiver, speed, fees }
  return { ...filled, given: given !== undefined }
}

import { readAmount, readBaseUnits } from '@latchkey/core'
import type { SendForm } from './SendForm.ts'

/**
 * First field of the send form that prevents sending. `amount`: no amount is entered. `value`: the
 * text is not a valid amount. `funds`: the balance is too low. `address`: the recipient is invalid.
 */
export type SendGap = 'token' | 'amount' | 'value' | 'funds' | 'receiver' | 'address'

export type SendFacts = {
  readonly form: SendForm
  /** Balance of the token in base units; `undefined` while unknown. */
  readonly balance: bigint | undefined
  /** Whether the typed recipient resolves to an address of the network. */
  readonly found: boolean
}

function getAmountGap({ token, amount }: SendForm, balance: bigint | undefined) {
  if (!token) return 'token'
  if (readAmount(amount).kind === 'empty') return 'amount'
  const units = readBaseUnits(amount, token.decimals)
  if (units === undefined) return 'value'
  if (units === 0n) return 'amount'
  return balance !== undefined && units > balance ? 'funds' : undefined
}

/**
 * Returns the first missing or invalid field of the send form, in the fixed order of the button's
 * texts. Returns `undefined` if the form can be sent.
 */
export function getSendGap({ form, balance, found }: SendFacts): SendGap | undefined {
  const gap = getAmountGap(form, balance)
  if (gap) return gap
  if (form.receiver.trim() === '') return 'receiver'
  return found ? undefined : 'address'
}

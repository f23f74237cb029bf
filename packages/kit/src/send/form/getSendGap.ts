import { toBaseUnits } from '@latchkey/core'
import type { SendForm } from './SendForm.ts'

/** Why a form cannot be sent: the missing or invalid field. */
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
  if (/^[0.]*$/.test(amount.trim())) return 'amount'
  const units = toBaseUnits(amount, token.decimals)
  if (units === undefined) return 'value'
  return balance !== undefined && units > balance ? 'funds' : undefined
}

/**
 * Returns the first missing or invalid field, in the fixed order of the button's texts. Returns
 * `undefined` if the form can be sent.
 */
export function getSendGap({ form, balance, found }: SendFacts): SendGap | undefined {
  const gap = getAmountGap(form, balance)
  if (gap) return gap
  if (form.receiver.trim() === '') return 'receiver'
  return found ? undefined : 'address'
}

import type { SendSpeed } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'

/** The values of the send form. Texts are stored as typed. */
export type SendForm = {
  readonly token?: Token | undefined
  readonly amount: string
  readonly receiver: string
  /** Speed (fee level) that the user chose. Absent: the wallet decides. */
  readonly speed?: SendSpeed | undefined
}

export const emptyForm: SendForm = { amount: '', receiver: '' }

/**
 * Sets the token to send. A new token clears the amount, because the amount was in the old token.
 */
export function withToken(form: SendForm, token: Token): SendForm {
  return { ...form, token, amount: '' }
}

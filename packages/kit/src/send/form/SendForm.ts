import type { SendSpeed } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'

/** What a person has filled in. Texts as they were typed. */
export type SendForm = {
  readonly token?: Token | undefined
  readonly amount: string
  readonly receiver: string
  /** Absent: as the wallet thinks fit. */
  readonly speed?: SendSpeed | undefined
}

export const emptyForm: SendForm = { amount: '', receiver: '' }

/** Chooses what to send. The amount was one of something else. */
export function withToken(form: SendForm, token: Token): SendForm {
  return { ...form, token, amount: '' }
}

import * as z from 'zod/mini'
import { Address, ChainId, longText, shortText } from './fields.ts'
import { SiwxMessage } from './SiwxMessage.ts'

/** By convention `eoa` or `smartAccount`. The format allows any text. */
export const AccountTypeText = shortText

/** Fields that GET_USER and CONNECT_SOCIAL have in common. */
export const userFields = {
  address: Address,
  chainId: ChainId,
  accounts: z.optional(
    z.array(z.object({ address: Address, type: z.enum(['eoa', 'smartAccount']) })),
  ),
  preferredAccountType: z.optional(AccountTypeText),
  /**
   * Extension: whether the owner has confirmed a copy of the recovery code. Other peers neither
   * send nor read it.
   */
  backedUp: z.optional(z.boolean()),
  /**
   * Extension: the sign-in that belongs to this login needs no prompt (S-50). Other peers neither
   * send nor read it.
   */
  signsIn: z.optional(z.boolean()),
  signature: z.optional(longText),
  message: z.optional(longText),
  siwxMessage: z.optional(SiwxMessage),
}

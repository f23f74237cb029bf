import * as z from 'zod/mini'
import { Address, ChainId, longText, shortText } from './fields.ts'
import { SiwxMessage } from './SiwxMessage.ts'

/**
 * Schema of an account type. By convention `eoa` or `smartAccount`, but the format allows any text.
 */
export const AccountTypeText = shortText

/** Fields that the answers to GET_USER and CONNECT_SOCIAL have in common. */
export const userFields = {
  address: Address,
  chainId: ChainId,
  accounts: z.optional(
    z.array(z.object({ address: Address, type: z.enum(['eoa', 'smartAccount']) })),
  ),
  preferredAccountType: z.optional(AccountTypeText),
  /**
   * Whether the owner has confirmed a copy of the recovery code. Extension of the public format:
   * other vendors neither send nor read this field.
   */
  backedUp: z.optional(z.boolean()),
  /**
   * Whether the sign-in that belongs to this login needs no prompt (S-50). Extension of the public
   * format: other vendors neither send nor read this field.
   */
  signsIn: z.optional(z.boolean()),
  signature: z.optional(longText),
  message: z.optional(longText),
  siwxMessage: z.optional(SiwxMessage),
}

import * as z from 'zod/mini'
import { Address, ChainId, longText, shortText } from './fields.ts'
import { SiwxMessage } from './SiwxMessage.ts'

/** By convention `eoa` or `smartAccount`; the format allows any text. */
export const AccountTypeText = shortText

/** The fields that GET_USER and CONNECT_SOCIAL have in common. */
export const userFields = {
  address: Address,
  chainId: ChainId,
  accounts: z.optional(
    z.array(z.object({ address: Address, type: z.enum(['eoa', 'smartAccount']) })),
  ),
  preferredAccountType: z.optional(AccountTypeText),
  /** Ours: whether the owner has confirmed a copy of the recovery code. Other peers leave it out, and strip it. */
  backedUp: z.optional(z.boolean()),
  /** Ours: the sign-in that belongs to this login needs no prompt (S-50). Other peers leave it out, and strip it. */
  signsIn: z.optional(z.boolean()),
  signature: z.optional(longText),
  message: z.optional(longText),
  siwxMessage: z.optional(SiwxMessage),
}

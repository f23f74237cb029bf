import { type CaipNetworkId, chainNamespaces, isCaipNetworkId } from '@latchkey/core'
import * as z from 'zod/mini'

/** CAIP-2 chain id, e.g. `eip155:1`. */
export const ChainId = z.custom<CaipNetworkId>(isCaipNetworkId)

/** Address without chain prefix. In answers, eip155 addresses have the EIP-55 checksum. */
export const Address = z.string().check(z.regex(/^[-.%a-zA-Z0-9]{1,128}$/))

export const AccountId = z.object({ address: Address, chainId: ChainId })
export type AccountId = z.infer<typeof AccountId>

export const Account = z.object({
  address: Address,
  chainId: ChainId,
  namespace: z.enum(chainNamespaces),
})
export type Account = z.infer<typeof Account>

import { toEvmChainId } from '@latchkey/core'
import { numberToHex } from 'viem'
import { pickAccount } from '../../accounts/listAccounts.ts'
import { isList } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'
import type { RpcMethod } from '../RpcContext.ts'

/**
 * The `permissions` capability that `wallet_getCapabilities` reports, in the format of the ERC-7715
 * draft.
 */
const permissions = {
  supported: true,
  signerTypes: ['keys'],
  keyTypes: ['secp256k1'],
  permissionTypes: [
    'contract-call',
    'native-token-recurring-allowance',
    'erc20-recurring-allowance',
  ],
}

/**
 * Implements the RPC method `wallet_getCapabilities` for the named account or, without a name, the
 * account in use. Only a smart account executes batches atomically.
 */
export const getCapabilities: RpcMethod = async (params, { networks, listAccounts }) => {
  const { named, wanted } = readQuery(params)
  const told = networks
    .filter(({ namespace }) => namespace === 'eip155')
    .map((network) => {
      const id = numberToHex(toEvmChainId(network.caipNetworkId))
      const isSmart = pickAccount(listAccounts(network), named).type === 'smartAccount'
      const isSponsored = isSmart && network.smartAccount?.paymasterUrl !== undefined
      const capabilities = {
        atomic: { status: isSmart ? 'supported' : 'unsupported' },
        ...(isSponsored && { paymasterService: { supported: true } }),
        ...(isSmart && network.smartAccount?.delegation && { permissions }),
        ...(network.accountsUrl !== undefined && { assetDiscovery: { supported: true } }),
      }
      return [id, capabilities] as const
    })
  return Object.fromEntries(told.filter(([id]) => wanted === undefined || wanted.includes(id)))
}

type Query = { readonly named: string | undefined; readonly wanted: readonly Json[] | undefined }

/**
 * Reads the parameters `[address, [chain ids]]`. Without chain ids, and in the older flat format,
 * all networks are requested.
 */
function readQuery(params: Json): Query {
  const [first, second] = isList(params) ? params : []
  return {
    named: typeof first === 'string' ? first : undefined,
    wanted: isList(second) ? second : undefined,
  }
}

import { numberToHex } from 'viem'
import { isList } from '../approvals/model/read.ts'
import type { Json } from '../approvals/SigningRequest.ts'
import type { RpcMethod } from './RpcContext.ts'

/** `wallet_getCapabilities`: an account without code can do nothing at once, on any network. */
export const getCapabilities: RpcMethod = async (params, { networks }) => {
  const wanted = readChains(params)
  const ids = networks
    .filter(({ namespace }) => namespace === 'eip155')
    .map(({ caipNetworkId }) => numberToHex(Number(caipNetworkId.slice('eip155:'.length))))
  const told = ids.filter((id) => wanted === undefined || wanted.includes(id))
  return Object.fromEntries(told.map((id) => [id, { atomic: { status: 'unsupported' } }]))
}

/** `[address, [ids]]`; without ids, and in the older flat form, all networks are told. */
function readChains(params: Json): readonly Json[] | undefined {
  const second = isList(params) ? params[1] : undefined
  return isList(second) ? second : undefined
}

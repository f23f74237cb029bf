import { decodeFunctionData, encodeFunctionResult, type Hex, isAddressEqual, parseAbi } from 'viem'
import * as z from 'zod'
import { members } from './members.ts'

const abi = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])

const Call = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})
const Target = z.object({ data: z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/i)]) })

/** Chain id of OP Mainnet, on which Farcaster's account registry is. */
const chainId = '0xa'

function toFid(data: Hex): bigint {
  const { args } = decodeFunctionData({ abi, data })
  const member = members.find(({ custody }) => isAddressEqual(custody.address, args[0]))
  return BigInt(member?.fid ?? 0)
}

function toResult({ method, params }: z.infer<typeof Call>): unknown {
  if (method === 'eth_chainId') return chainId
  if (method !== 'eth_call') return undefined
  const { data } = Target.parse(params[0])
  return encodeFunctionResult({ abi, functionName: 'idOf', result: toFid(data) })
}

/**
 * Answers a JSON-RPC request to the simulated chain of Farcaster's account registry. Supports the
 * chain id and the call that returns the account of a key.
 */
export function answerRegistry(body: string): object {
  const call = Call.parse(JSON.parse(body))
  const result = toResult(call)
  if (result === undefined)
    return { jsonrpc: '2.0', id: call.id, error: { code: -32601, message: 'Method not found' } }
  return { jsonrpc: '2.0', id: call.id, result }
}

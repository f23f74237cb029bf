import { nodeError } from '@latchkey/core/testing'
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import { bytesToHex, isAddressEqual, slice, toFunctionSelector } from 'viem/utils'

/** Address of ENS's universal resolver on Ethereum. */
const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const zero = '0x0000000000000000000000000000000000000000'

const resolveAbi = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const reverseAbi = parseAbi([
  'function reverseWithGateways(bytes account, uint256 coinType, string[] gateways) view returns (string, address, address)',
])
const batchAbi = parseAbi([
  'struct Request { address sender; string[] urls; bytes data; }',
  'function query(Request[] queries) view returns (bool[] failures, bytes[] responses)',
])
const errors = parseAbi([
  'error ResolverNotFound(bytes name)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error HttpError(uint16 status, string message)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const addressAbi = parseAbi(['function addr(bytes32 node) view returns (address)'])
const coinAbi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])
const addressSelector = toFunctionSelector(addressAbi[0])
const callback = '0x0a1b2c3d'
/** URL with which the resolver lets the client itself request the stores of a batch. */
const localBatch = 'x-batch-gateway:true'

export type FakeRecord = {
  /** Addresses by coin type in decimal. */
  readonly addresses?: Readonly<Record<string, Address>>
  /** URLs of the name's store outside of Ethereum, which answers with the encoded address. */
  readonly urls?: readonly string[]
  /** Data of the error with which the resolver reverts. */
  readonly error?: Hex
}

/** Errors of the universal resolver, encoded. */
export const resolverErrors = {
  unsupported: encodeErrorResult({
    abi: errors,
    errorName: 'UnsupportedResolverProfile',
    args: [addressSelector],
  }),
  http: encodeErrorResult({ abi: errors, errorName: 'HttpError', args: [503, 'down'] }),
  other: '0xdeadbeef' as const,
}

const revert = (data: Hex) => Object.assign(nodeError(3, 'execution reverted'), { data })
const toResult = (answer: Hex) =>
  encodeFunctionResult({ abi: resolveAbi, result: [answer, universalResolver] })

/** Returns the error that makes the client request the stores of a name. */
function toLookup(urls: readonly string[], data: Hex): Error {
  const queries = [{ sender: universalResolver, urls, data }] as const
  const callData = encodeFunctionData({ abi: batchAbi, args: [queries] })
  const args = [universalResolver, [localBatch], callData, callback, '0x'] as const
  return revert(encodeErrorResult({ abi: errors, errorName: 'OffchainLookup', args }))
}

/** Answers the second call of a lookup, which contains the answers of the stores. */
function answerLookup(data: Hex): Hex | Error {
  const [batch] = decodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], slice(data, 4))
  const [failures, [answer = '0x']] = decodeAbiParameters(
    [{ type: 'bool[]' }, { type: 'bytes[]' }],
    batch,
  )
  if (!failures[0]) return toResult(answer)
  return revert(encodeErrorResult({ abi: errors, errorName: 'ResolverError', args: [answer] }))
}

function encodeAddress(name: string, { addresses = {} }: FakeRecord, data: Hex): Hex {
  const isPlain = data.startsWith(addressSelector)
  const [node, coinType] = isPlain
    ? [...decodeFunctionData({ abi: addressAbi, data }).args, 60n]
    : decodeFunctionData({ abi: coinAbi, data }).args
  if (node !== namehash(name)) throw new Error('Another name was looked up.')
  const address = addresses[String(coinType)]
  return isPlain
    ? encodeAbiParameters([{ type: 'address' }], [address ?? zero])
    : encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
}

/**
 * Creates the answer to `eth_call` of a node of Ethereum with names.
 *
 * @param names - Records by normal name.
 * @param primaries - The name that each account has chosen for itself, as the registry stores it.
 */
export function fakeRegistry(
  names: Readonly<Record<string, FakeRecord>>,
  primaries: readonly (readonly [Address, string])[] = [],
) {
  function resolve(packet: Hex, data: Hex): Hex | Error {
    const found = Object.entries(names).find(([name]) => bytesToHex(packetToBytes(name)) === packet)
    if (!found) {
      const args = [packet] as const
      return revert(encodeErrorResult({ abi: errors, errorName: 'ResolverNotFound', args }))
    }
    const [name, record] = found
    if (record.error) return revert(record.error)
    return record.urls ? toLookup(record.urls, data) : toResult(encodeAddress(name, record, data))
  }
  return ([{ to, data }]: readonly [{ readonly to: Address; readonly data: Hex }]) => {
    if (!isAddressEqual(to, universalResolver)) throw new Error('Another contract was called.')
    if (data.startsWith(callback)) return answerLookup(data)
    if (data.startsWith(toFunctionSelector(resolveAbi[0]))) {
      const [packet, inner] = decodeFunctionData({ abi: resolveAbi, data }).args
      return resolve(packet, inner)
    }
    const [address] = decodeFunctionData({ abi: reverseAbi, data }).args
    const [, name = ''] = primaries.find(([account]) => account.toLowerCase() === address) ?? []
    const result = [name, universalResolver, universalResolver] as const
    return encodeFunctionResult({ abi: reverseAbi, result })
  }
}

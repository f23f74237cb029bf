import { decodeAbiParameters, type Hex } from 'viem'
import * as z from 'zod'
import type { Transfer } from './Block.ts'
import { addressHex, lowerHex, position, wordHex } from './hex.ts'

export const Log = z.object({
  address: addressHex,
  topics: z.array(wordHex),
  data: lowerHex,
  logIndex: position,
  transactionIndex: position,
})
export type Log = z.output<typeof Log>

/** A transfer that a log reports. Fungible tokens have no token id. */
type Moved = Pick<Transfer, 'sender' | 'receiver' | 'amount' | 'tokenId' | 'part'>

const wordLength = 64
const lists = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

const toAddress = (topic: string) => `0x${topic.slice(-40)}`

/** Reads a `Transfer` event of ERC-20 or ERC-721. ERC-721 has the token id as a fourth topic. */
function readTransfer({ topics, data }: Log): readonly Moved[] {
  const [, from = '', to = '', id] = topics
  const parties = { sender: toAddress(from), receiver: toAddress(to) }
  if (topics.length === 4 && data === '0x' && id !== undefined && id !== '0x')
    return [{ ...parties, amount: 1n, tokenId: BigInt(id) }]
  const isFungible = topics.length === 3 && data.length === wordLength + 2
  return isFungible ? [{ ...parties, amount: BigInt(data) }] : []
}

const toParties = ([, , from = '', to = '']: readonly string[]) => ({
  sender: toAddress(from),
  receiver: toAddress(to),
})

/** Decodes an ERC-1155 event `TransferSingle`, which transfers one token id. */
function readSingle({ topics, data }: Log): readonly Moved[] {
  if (topics.length !== 4 || data.length !== 2 * wordLength + 2) return []
  const [id, amount] = [data.slice(2, 2 + wordLength), data.slice(2 + wordLength)]
  return [{ ...toParties(topics), amount: BigInt(`0x${amount}`), tokenId: BigInt(`0x${id}`) }]
}

/**
 * Reads an ERC-1155 transfer of several token ids. Returns no transfers if the data is invalid or
 * the lengths differ.
 */
function readBatch({ topics, data }: Log): readonly Moved[] {
  if (topics.length !== 4) return []
  const [ids, amounts] = decodeLists(data as Hex)
  if (ids.length !== amounts.length) return []
  return ids.map((tokenId, part) => ({
    ...toParties(topics),
    amount: amounts[part] ?? 0n,
    ...{ tokenId, part },
  }))
}

function decodeLists(data: Hex): readonly [readonly bigint[], readonly bigint[]] {
  try {
    return decodeAbiParameters(lists, data)
  } catch {
    // The data cannot be decoded. A contract may emit any data under the event's name.
    return [[], []]
  }
}

/**
 * Decoders of token transfers by the hash of the log's event: `Transfer(address,address,uint256)`,
 * `TransferSingle(…)` and `TransferBatch(…)`.
 */
const readers: Readonly<Record<string, (log: Log) => readonly Moved[]>> = {
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef': readTransfer,
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62': readSingle,
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb': readBatch,
}

/**
 * Reads the token transfers that a log reports, for ERC-20, ERC-721 and ERC-1155. Returns an empty
 * list for any other log.
 */
export function toTokenTransfers(log: Log): readonly Transfer[] {
  const [event = ''] = log.topics
  const read = Object.hasOwn(readers, event) ? readers[event] : undefined
  const { transactionIndex: position, logIndex, address: token } = log
  return (read?.(log) ?? []).map((moved) => ({ position, logIndex, token, ...moved }))
}

import {
  type Hex,
  InvalidAnswerError,
  isText,
  RpcError,
  readField,
  type SendForecast,
  type SendOrder,
} from '@latchkey/core'
import type { AskNode } from '../features/findReplacement.ts'
import { isRevert } from '../features/isRevert.ts'
import { decodeReason } from '../features/readRevertReason.ts'
import { readQuantity } from '../features/receipts.ts'
import { toInvalidAnswer } from '../features/toInvalidAnswer.ts'

/**
 * Topic of the event `Transfer(address,address,uint256)`, which ERC-20 contracts log for each
 * transfer.
 */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** The value `false` as ABI word, which some ERC-20 contracts return instead of reverting. */
const refusal = /^0x0{64}$/
const longestReason = 120

/** The call of a transfer in the format of `eth_call`, with which the transfer is simulated. */
export type SimulatedCall = {
  readonly from: Hex
  readonly to?: Hex
  readonly data?: Hex
  readonly value?: Hex
}

/** Returns the reason if it fits in the view and displays as written. */
function readReason(data: unknown): string | undefined {
  const reason = decodeReason(data)
  return isText(reason, longestReason) ? reason : undefined
}

const toFailure = (data: unknown): SendForecast => ({ fails: true, reason: readReason(data) })

const isAddressWord = (word: unknown, address: string) =>
  typeof word === 'string' && word.toLowerCase().endsWith(address.slice(2).toLowerCase())

/** Adds up the token transfers to the recipient in a simulation's logs, in base units. */
function readArrival(logs: unknown, { to, token }: SendOrder): bigint | undefined {
  if (!token || !Array.isArray(logs)) return undefined
  const amounts = logs.map((log) => {
    const topics = readField(log, 'topics')
    const isTransfer =
      isAddressWord(readField(log, 'address'), token.address) &&
      readField(topics, '0') === transferTopic &&
      isAddressWord(readField(topics, '2'), to)
    return isTransfer ? (readQuantity(readField(log, 'data')) ?? 0n) : 0n
  })
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

/**
 * Simulates the transfer with `eth_simulateV1`, which executes the call as in a block and returns
 * its logs.
 */
async function simulate(
  ask: AskNode,
  call: SimulatedCall,
  order: SendOrder,
): Promise<SendForecast> {
  const blocks = await ask('eth_simulateV1', [{ blockStateCalls: [{ calls: [call] }] }, 'latest'])
  const result = readField(readField(readField(blocks, '0'), 'calls'), '0')
  const status = readQuantity(readField(result, 'status'))
  if (status === undefined) throw toInvalidAnswer('eth_simulateV1', 'no status')
  const data = readField(result, 'returnData')
  if (status === 0n) return toFailure(readField(readField(result, 'error'), 'data') ?? data)
  if (order.token && refusal.test(String(data))) return { fails: true }
  return { fails: false, arrives: readArrival(readField(result, 'logs'), order) }
}

async function call(ask: AskNode, fields: SimulatedCall, order: SendOrder): Promise<SendForecast> {
  try {
    const answer = await ask('eth_call', [fields, 'latest'])
    return { fails: order.token !== undefined && refusal.test(String(answer)) }
  } catch (error) {
    if (!isRevert(error)) throw error
    return toFailure(error.data)
  }
}

/**
 * Simulates a transfer with `eth_simulateV1`, or with `eth_call` if the node does not support that.
 *
 * @throws {BaseError} The node cannot simulate.
 */
export async function simulateSend(
  ask: AskNode,
  fields: SimulatedCall,
  order: SendOrder,
): Promise<SendForecast> {
  try {
    return await simulate(ask, fields, order)
  } catch (error) {
    if (!(error instanceof RpcError || error instanceof InvalidAnswerError)) throw error
    return call(ask, fields, order)
  }
}

import { type Balance, type BalanceOptions, InvalidAnswerError, readField } from '@latchkey/core'
import type { Rpc } from './rpc/Rpc.ts'

/** Reads the lamports of an account. */
export async function readBalance(rpc: Rpc, options: BalanceOptions): Promise<Balance> {
  const { address, network, signal } = options
  const params = [address, { commitment: 'confirmed' }]
  const lamports = readField(await rpc.request('getBalance', params, { signal }), 'value')
  if (typeof lamports !== 'number' || !Number.isInteger(lamports) || lamports < 0) {
    throw new InvalidAnswerError({ host: network.name, reason: 'no balance' })
  }
  const { decimals, symbol } = network.nativeCurrency
  return { amount: BigInt(lamports), decimals, symbol }
}

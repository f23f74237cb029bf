import {
  type Balance,
  type BalanceOptions,
  InvalidAnswerError,
  isDecimals,
  readField,
} from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'

const commitment = 'confirmed'

function toTokenAmount(account: unknown): unknown {
  const data = readField(readField(account, 'account'), 'data')
  return readField(readField(readField(data, 'parsed'), 'info'), 'tokenAmount')
}

/**
 * Adds up the balances of all accounts of an owner for a mint. The symbol stays empty, because a
 * mint has no symbol.
 */
async function readTokenBalance(rpc: Rpc, mint: string, options: BalanceOptions): Promise<Balance> {
  const { address, network, signal } = options
  const params = [address, { mint }, { encoding: 'jsonParsed', commitment }]
  const answer = await rpc.request('getTokenAccountsByOwner', params, { signal })
  const accounts = readField(answer, 'value')
  const fail = () => new InvalidAnswerError({ host: network.name, reason: 'no token accounts' })
  if (!Array.isArray(accounts)) throw fail()
  const balance = { amount: 0n, decimals: 0, symbol: '' }
  for (const account of accounts) {
    const held = toTokenAmount(account)
    const [amount, decimals] = [readField(held, 'amount'), readField(held, 'decimals')]
    if (typeof amount !== 'string' || !/^\d{1,20}$/.test(amount)) throw fail()
    if (!isDecimals(decimals)) throw fail()
    balance.amount += BigInt(amount)
    balance.decimals = decimals
  }
  return balance
}

/** Reads the lamports of an account, or its balance of a token. */
export async function readBalance(rpc: Rpc, options: BalanceOptions): Promise<Balance> {
  const { address, network, token, signal } = options
  if (token !== undefined) return readTokenBalance(rpc, token, options)
  const params = [address, { commitment }]
  const lamports = readField(await rpc.request('getBalance', params, { signal }), 'value')
  if (typeof lamports !== 'number' || !Number.isInteger(lamports) || lamports < 0) {
    throw new InvalidAnswerError({ host: network.name, reason: 'no balance' })
  }
  const { decimals, symbol } = network.nativeCurrency
  return { amount: BigInt(lamports), decimals, symbol }
}

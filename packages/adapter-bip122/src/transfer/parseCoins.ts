import { readField } from '@latchkey/core'
import { toSatoshi } from '../esplora/toSatoshi.ts'
import type { Coin } from './Coin.ts'

const mostCoins = 5_000
const txidPattern = /^[0-9a-f]{64}$/
const highestIndex = 0xffff_ffff

function toCoin(row: unknown): Coin | undefined {
  const txid = readField(row, 'txid')
  const index = readField(row, 'vout')
  const amount = toSatoshi(readField(row, 'value'))
  if (typeof txid !== 'string' || !txidPattern.test(txid) || amount === undefined) return undefined
  if (typeof index !== 'number' || !Number.isInteger(index)) return undefined
  if (index < 0 || index > highestIndex) return undefined
  const confirmed = readField(readField(row, 'status'), 'confirmed') === true
  return { txid, index, amount, confirmed }
}

/**
 * Parses Esplora's list of unspent outputs. Drops invalid rows and duplicates. Returns `undefined`
 * if the answer is not a list.
 */
export function parseCoins(answer: unknown): readonly Coin[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const coins = answer.slice(0, mostCoins).flatMap((row) => toCoin(row) ?? [])
  return [...new Map(coins.map((coin) => [`${coin.txid}:${coin.index}`, coin])).values()]
}

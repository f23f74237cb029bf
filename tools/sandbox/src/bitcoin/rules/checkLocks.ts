import type { Transaction } from 'bitcoinjs-lib'
import type { Coin } from '../Coin.ts'
import { RejectError } from '../RejectError.ts'
import { LOCK_TIME_THRESHOLD } from './constants.ts'

const FINAL_SEQUENCE = 0xffffffff
/** Flag in the sequence number of an input that disables its relative lock (BIP-68). */
const IS_OFF = 0x80000000
/**
 * Flag in the sequence number of an input: its relative lock is in time instead of blocks (BIP-68).
 */
const IS_SECONDS = 0x00400000
const VALUE_MASK = 0x0000ffff
const SECONDS_PER_STEP = 512

/**
 * Height and median time of the next Bitcoin block, against which a transaction's locks are
 * checked.
 */
export type NextBlock = {
  readonly height: number
  /** Median time of the last eleven blocks, in Unix seconds. */
  readonly medianTime: number
  readonly getMedianTime: (height: number) => number
}

function isFinal({ locktime, ins }: Transaction, { height, medianTime }: NextBlock): boolean {
  if (locktime === 0) return true
  if (locktime < (locktime < LOCK_TIME_THRESHOLD ? height : medianTime)) return true
  return ins.every(({ sequence }) => sequence === FINAL_SEQUENCE)
}

function isOldEnough(sequence: number, coin: Coin, next: NextBlock): boolean {
  if ((sequence & IS_OFF) !== 0) return true
  const age = sequence & VALUE_MASK
  const coinHeight = coin.height ?? next.height
  if ((sequence & IS_SECONDS) === 0) return next.height >= coinHeight + age
  const since = next.getMedianTime(Math.max(coinHeight - 1, 0))
  return next.medianTime >= since + age * SECONDS_PER_STEP
}

/**
 * Checks that the next block may contain a transaction: its lock time and the relative locks of its
 * inputs must have passed (BIP-68).
 *
 * @throws {RejectError} A lock has not passed.
 */
export function checkLocks(
  transaction: Transaction,
  coins: readonly Coin[],
  next: NextBlock,
): void {
  if (!isFinal(transaction, next)) throw new RejectError('non-final')
  if (transaction.version < 2) return
  const { ins } = transaction
  const isYoung = coins.some((coin, index) => !isOldEnough(ins[index]?.sequence ?? 0, coin, next))
  if (isYoung) throw new RejectError('non-BIP68-final')
}

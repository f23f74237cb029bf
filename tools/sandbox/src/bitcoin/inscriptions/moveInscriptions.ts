import type { Transaction } from 'bitcoinjs-lib'
import { type Coin, type Outpoint, sumOf, toOutpoint, toSpent } from '../Coin.ts'
import { type Content, readInscriptions } from './readInscriptions.ts'

/** A Bitcoin inscription and the outputs that have held it. */
export type Inscription = Content & {
  /** Id of the inscription: `<txid>i<number>`. */
  readonly id: string
  /** The output that holds the inscription; `undefined` if the inscription was spent as a fee. */
  readonly outpoint: Outpoint | undefined
  /** Position of the inscribed satoshi within the output. */
  readonly offset: bigint
  /** All outputs that held the inscription, oldest first. */
  readonly path: readonly Outpoint[]
}

export type Inscriptions = ReadonlyMap<string, Inscription>

type Spending = {
  readonly txid: string
  readonly transaction: Transaction
  readonly coins: readonly Coin[]
}

/**
 * Finds the output to which an inscribed satoshi moves. `place` is its position in the sum of the
 * inputs; satoshis are assigned to outputs in the same order.
 */
function findOutput({ txid, transaction }: Spending, place: bigint) {
  let start = 0n
  for (const [index, { value }] of transaction.outs.entries()) {
    if (place < start + value) return { outpoint: toOutpoint(txid, index), offset: place - start }
    start += value
  }
  return { outpoint: undefined, offset: 0n }
}

function moveTo(inscription: Inscription, spending: Spending, place: bigint): Inscription {
  const { outpoint, offset } = findOutput(spending, place)
  const path = outpoint ? [...inscription.path, outpoint] : inscription.path
  return { ...inscription, outpoint, offset, path }
}

/**
 * Returns the locations of all inscriptions after a transaction, including new ones that it
 * reveals.
 */
export function moveInscriptions(before: Inscriptions, spending: Spending): Inscriptions {
  const { txid, transaction, coins } = spending
  if (coins.length === 0) return before
  const spent = transaction.ins.map(toSpent)
  const toStart = (input: number) => sumOf(coins.slice(0, input))
  const moved = [...before.values()].flatMap((inscription): Inscription[] => {
    const input = inscription.outpoint ? spent.indexOf(inscription.outpoint) : -1
    if (input < 0) return []
    return [moveTo(inscription, spending, toStart(input) + inscription.offset)]
  })
  const revealed = transaction.ins.flatMap(({ witness }, input) =>
    readInscriptions(witness).map((content) => ({ content, place: toStart(input) })),
  )
  if (moved.length + revealed.length === 0) return before
  const made = revealed.map(({ content, place }, number) => {
    const blank = { ...content, id: `${txid}i${number}`, outpoint: undefined, offset: 0n, path: [] }
    return moveTo(blank, spending, place)
  })
  return new Map([
    ...before,
    ...[...moved, ...made].map((inscription) => [inscription.id, inscription] as const),
  ])
}

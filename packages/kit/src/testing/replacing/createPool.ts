import { BaseError, type NotReplaceableError, RequestTimedOutError } from '@latchkey/core'
import type { Random } from '@latchkey/core/testing'

export type What = 'payment' | 'nothing' | 'something else'

/** A transaction that the fake wallet has signed. */
export type Signed = {
  readonly hash: string
  readonly what: What
  readonly nonce: number
  /** Whether the transaction reverts on chain when it is mined. */
  readonly fails: boolean
  /** Whether the transaction is in the mempool. False once it is mined or dropped. */
  waits: boolean
  /** Number of the block that contains the transaction, once mined. */
  block?: number
}

type Wait = {
  readonly hash: string
  /** Whether a node has reported the transaction's nonce to the page that waits for it. */
  known: boolean
  readonly end: (error?: BaseError) => void
}

/** A fake chain and mempool for one account. At most one transaction per nonce is mined. */
export type Pool = {
  readonly signed: readonly Signed[]
  /**
   * State of the network's node. `behind`: it has not seen the latest blocks. `empty`: it has just
   * started and knows no transactions.
   */
  node: 'clear' | 'down' | 'behind' | 'empty'
  readonly sign: (what: What, place?: number) => Signed
  /** Returns whether no transaction with this nonce is mined yet. */
  readonly isFree: (place: number) => boolean
  /** Mines a transaction with the next nonce. Returns `false` if none is pending. */
  readonly mine: () => boolean
  /** Drops a random transaction from the fake mempool, as a node does with old ones. */
  readonly forgetOne: () => void
  readonly bringBack: () => void
  /**
   * Returns why a node refuses the replacement of a transaction, or `undefined` if the transaction
   * is pending.
   */
  readonly getGap: (hash: string) => NotReplaceableError['reason'] | 'down' | undefined
  readonly waitFor: (hash: string) => Promise<void>
  /** Lets every page that waits for a transaction check the chain again. */
  readonly look: () => void
  /** Ends every page's wait for a transaction with a timeout. */
  readonly giveUp: () => void
}

export const lost = () => new RequestTimedOutError({ what: 'a node', deadlineMs: 1 })

/** Creates a fake chain and mempool without transactions. */
export function createPool(random: Random): Pool {
  const signed: Signed[] = []
  const waits = new Set<Wait>()
  let height = 0
  let seen = 0

  const find = (hash: string) => signed.find((one) => one.hash === hash)
  const findMined = (place: number) =>
    signed.find(({ nonce, block }) => nonce === place && block !== undefined)
  const isFree = (place: number) => !findMined(place)
  const getNext = () => {
    let place = 0
    while (findMined(place) || signed.some(({ nonce, waits }) => nonce === place && waits))
      place += 1
    return place
  }
  const isSeen = ({ block }: Signed) =>
    block !== undefined && block <= (pool.node === 'behind' ? seen : height)
  const isKnown = (one: Signed) =>
    pool.node !== 'empty' && (isSeen(one) || (one.waits && isFree(one.nonce)))

  const pickOne = (of: readonly Signed[]) => {
    const [first, ...others] = of
    return first && random.pick([first, ...others])
  }
  /**
   * Returns the outcome of a transaction as an adapter reads it from the chain. If another
   * transaction with the same nonce and effect was mined, it counts as the same.
   */
  const readEnd = (one: Signed, known: boolean): 'done' | 'failed' | 'replaced' | undefined => {
    const taker = isSeen(one) ? one : known ? findMined(one.nonce) : undefined
    if (!taker || !isSeen(taker)) return undefined
    if (taker.what !== one.what) return 'replaced'
    return taker.fails ? 'failed' : 'done'
  }
  const lookFor = (wait: Wait): void => {
    const one = find(wait.hash)
    if (!one || pool.node === 'down' || pool.node === 'empty') return
    wait.known ||= isKnown(one)
    const end = readEnd(one, wait.known)
    if (!end) return
    waits.delete(wait)
    if (end === 'done') wait.end()
    else
      wait.end(
        new BaseError('No', {
          code: end === 'failed' ? 'transaction_reverted' : 'transaction_replaced',
        }),
      )
  }
  const pool: Pool = {
    signed,
    isFree,
    node: 'clear',
    sign: (what, place = getNext()) => {
      const hash = `0x${signed.length + 1}`
      const fails = what === 'payment' && random.chance(0.15)
      const one: Signed = { hash, what, nonce: place, fails, waits: true }
      signed.push(one)
      return one
    },
    mine: () => {
      const place = signed.filter(({ block }) => block !== undefined).length
      const one = pickOne(signed.filter(({ nonce, waits }) => waits && nonce === place))
      if (!one) return false
      if (pool.node !== 'behind') seen = height
      height += 1
      Object.assign(one, { block: height, waits: false })
      return true
    },
    forgetOne: () => {
      const one = pickOne(signed.filter(({ waits }) => waits))
      if (one) one.waits = false
    },
    bringBack: () => {
      const one = pickOne(signed.filter(({ nonce }) => isFree(nonce)))
      if (one) one.waits = true
    },
    getGap: (hash) => {
      const one = find(hash)
      if (pool.node === 'down') return 'down'
      if (!one || !isKnown(one)) return 'unknown'
      return isSeen(one) ? 'mined' : undefined
    },
    waitFor: (hash) =>
      new Promise((resolve, reject) => {
        const end = (error?: BaseError) => (error ? reject(error) : resolve())
        const wait = { hash, known: false, end }
        waits.add(wait)
        lookFor(wait)
      }),
    look: () => {
      for (const wait of [...waits]) lookFor(wait)
    },
    giveUp: () => {
      for (const { end } of waits) end(lost())
      waits.clear()
    },
  }
  return pool
}

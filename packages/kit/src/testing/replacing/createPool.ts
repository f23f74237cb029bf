import { BaseError, type NotReplaceableError, RequestTimedOutError } from '@latchkey/core'
import type { Random } from '@latchkey/core/testing'

export type What = 'payment' | 'nothing' | 'something else'

/** Something that was signed for one place of the account. */
export type Signed = {
  readonly hash: string
  readonly what: What
  readonly nonce: number
  /** In a block it fails. */
  readonly fails: boolean
  /** A node has it, until it is in a block or was dropped. */
  waits: boolean
  /** Number of its block. */
  block?: number
}

type Wait = {
  readonly hash: string
  /** The node has said what place it has. */
  known: boolean
  readonly end: (error?: BaseError) => void
}

/** A chain whose account has one place after the other: of all that was signed for a place, one comes to be in a block. */
export type Pool = {
  readonly signed: readonly Signed[]
  /** How a node answers. `behind`: as before the latest blocks; `empty`: as if it had been started just now. */
  node: 'clear' | 'down' | 'behind' | 'empty'
  readonly sign: (what: What, place?: number) => Signed
  /** Whether something that was signed for a place can still get it. */
  readonly isFree: (place: number) => boolean
  /** Puts something into a block; `false`: nothing waits for the next place. */
  readonly mine: () => boolean
  /** Nodes forget something, or one of them brings it back. */
  readonly forgetOne: () => void
  readonly bringBack: () => void
  /** What a node says of something, before anybody may replace it. `undefined`: it waits. */
  readonly getGap: (hash: string) => NotReplaceableError['reason'] | 'down' | undefined
  readonly waitFor: (hash: string) => Promise<void>
  /** Whoever waits looks again. */
  readonly look: () => void
  /** Whoever waits gives up. */
  readonly giveUp: () => void
}

export const lost = () => new RequestTimedOutError({ what: 'a node', deadlineMs: 1 })

/** Creates a chain with nothing in it. */
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
  /** As the adapter reads it: what does the same counts as the same. */
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

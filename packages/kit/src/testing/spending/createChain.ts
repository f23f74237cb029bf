import {
  BaseError,
  ConnectionRejectedError,
  type Hex,
  RequestTimedOutError,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'
import type { Random } from '@latchkey/core/testing'
import { createLater } from '../schedules/createLater.ts'

/** What a wallet that was asked may do. Behind the dash: how its answer gets here. */
export const moods = [
  'sends',
  'sends - late',
  'sends - lost',
  'sends - throws',
  'sends - vague',
  'refuses',
  'refuses - late',
  'has too little',
  'fails before it asks',
] as const
export type Mood = (typeof moods)[number]

/** One thing that was taken from the account, exactly. */
export type Taken = { readonly hash: Hex; readonly what: string; readonly fails: boolean }

/** The chain, and the wallet's window in front of it: both are there whatever page is open. */
export type Chain = {
  readonly taken: readonly Taken[]
  /** What wallets do from now on. */
  mood: Mood
  /** How the nodes answer. */
  node: 'clear' | 'down' | 'slow'
  /** Asks the wallet to take something. */
  readonly ask: (what: string, onAsk: (() => void) | undefined) => Promise<Hex>
  /** Waits until something is in the chain. */
  readonly waitFor: (hash: string) => Promise<void>
  /** Somebody answers a window that waits, or a slow node does. */
  readonly answerOne: () => void
  readonly answerAll: () => void
}

const connectorId = 'test.wallet'
const lost = () => new RequestTimedOutError({ what: 'the wallet', deadlineMs: 1 })
const refusal = () => new ConnectionRejectedError({ connectorId })

/** Creates a chain with nothing in it. */
export function createChain(random: Random): Chain {
  const taken: Taken[] = []
  const { wait: later, answerOne, answerAll } = createLater()

  const take = (what: string): Hex => {
    const hash: Hex = `0x${taken.length + 1}`
    taken.push({ hash, what, fails: random.chance(0.1) })
    return hash
  }
  const act = async (mood: Mood, what: string): Promise<Hex> => {
    if (mood.endsWith('late')) await later()
    if (mood.startsWith('refuses')) throw refusal()
    if (mood === 'has too little') throw new RpcError(-32_000, 'insufficient funds')
    const hash = take(what)
    if (mood === 'sends - lost') throw lost()
    if (mood === 'sends - throws') throw new TypeError('The wallet has a fault of its own')
    if (mood === 'sends - vague') throw new RpcError(rpcErrorCodes.internal, 'Internal error')
    return hash
  }
  const chain: Chain = {
    taken,
    mood: 'sends',
    node: 'clear',
    ask: async (what, onAsk) => {
      const { mood } = chain
      if (mood === 'fails before it asks') throw lost()
      onAsk?.()
      return act(mood, what)
    },
    waitFor: async (hash) => {
      if (chain.node === 'down') throw lost()
      if (chain.node === 'slow') await later()
      if (taken.find((one) => one.hash === hash)?.fails) {
        throw new BaseError('It failed', { code: 'transaction_reverted' })
      }
    },
    answerOne,
    answerAll,
  }
  return chain
}

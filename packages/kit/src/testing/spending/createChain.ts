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

/**
 * How the fake wallet answers a request to send. The text after the dash says what happens to its
 * answer.
 */
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

/** A transaction that spent from the account. `what` describes its exact amount and recipient. */
export type Taken = { readonly hash: Hex; readonly what: string; readonly fails: boolean }

/** A fake chain together with a fake wallet. All simulated tabs share them. */
export type Chain = {
  readonly taken: readonly Taken[]
  /** How the fake wallet answers all later requests. */
  mood: Mood
  /**
   * State of the fake network's nodes: `slow` ones answer only after `answerOne` or `answerAll`.
   */
  node: 'clear' | 'down' | 'slow'
  /** Prompts the wallet to send a transaction. `what` describes its amount and recipient. */
  readonly ask: (what: string, onAsk: (() => void) | undefined) => Promise<Hex>
  /** Reads the number of transactions that the account has sent, with this app or another one. */
  readonly readPosition: () => Promise<string>
  /** Sends a transaction of the account with another app. */
  readonly sendElsewhere: () => void
  /** Waits until a transaction is mined. */
  readonly waitFor: (hash: string) => Promise<void>
  /** Answers one request that waits for the wallet or for a slow node. */
  readonly answerOne: () => void
  readonly answerAll: () => void
}

const connectorId = 'test.wallet'
const lost = () => new RequestTimedOutError({ what: 'the wallet', deadlineMs: 1 })
const refusal = () => new ConnectionRejectedError({ connectorId })

/** Creates a fake chain and wallet without transactions. */
export function createChain(random: Random): Chain {
  const taken: Taken[] = []
  let others = 0
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
  const reachNode = async () => {
    if (chain.node === 'down') throw lost()
    if (chain.node === 'slow') await later()
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
    readPosition: async () => {
      await reachNode()
      return `${taken.length + others}`
    },
    sendElsewhere: () => {
      others += 1
    },
    waitFor: async (hash) => {
      await reachNode()
      if (taken.find((one) => one.hash === hash)?.fails) {
        throw new BaseError('It failed', { code: 'transaction_reverted' })
      }
    },
    answerOne,
    answerAll,
  }
  return chain
}

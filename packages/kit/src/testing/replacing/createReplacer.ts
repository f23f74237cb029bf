import {
  ConnectionRejectedError,
  NotReplaceableError,
  type ReplacingFeatures,
  RpcError,
  rpcErrorCodes,
  type SendFeatures,
  type SentOrder,
} from '@latchkey/core'
import { type FakeWallet, fakeWallet } from '../fakeWallet.ts'
import { createLater, type Later } from '../schedules/createLater.ts'
import { lost, type Pool, type Signed, type What } from './createPool.ts'

/**
 * How the fake wallet answers a request to send or replace a transaction. The text after the dash
 * says what happens to its answer. `counts for itself`: the wallet uses a new nonce instead of that
 * of the replaced transaction.
 */
export const replacerMoods = [
  'sends',
  'sends',
  'sends - late',
  'sends - lost',
  'sends - throws',
  'sends - vague',
  'counts for itself',
  'counts for itself - late',
  'refuses',
  'refuses - late',
  'fails before it asks',
] as const
type Mood = (typeof replacerMoods)[number]

/**
 * A fake wallet that sends and replaces transactions of one account. All simulated tabs share it.
 */
export type Replacer = Omit<Later, 'wait'> & {
  readonly createWallet: () => FakeWallet
  mood: Mood
  /**
   * Transactions that should have replaced another one but have a new nonce. The value is whether a
   * node could report this to a page.
   */
  readonly beside: Map<Signed, boolean>
}

export const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const receiver = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
export const units = 250_000_000_000_000_000n

type Paid = Pick<SentOrder, 'to' | 'amount'>

function toWhat({ to, amount }: Paid): What {
  if (to === receiver && amount === units) return 'payment'
  if (to === account && amount === 0n) return 'nothing'
  throw new Error(`${amount} to ${to} was never meant.`)
}

/** Creates the fake wallet that sends and replaces transactions. */
export function createReplacer(pool: Pool): Replacer {
  const { wait, answerOne, answerAll } = createLater()
  const beside = new Map<Signed, boolean>()

  const ask = async (mood: Mood, sign: () => Signed): Promise<Signed> => {
    if (mood.endsWith('late')) await wait()
    if (mood.startsWith('refuses'))
      throw new ConnectionRejectedError({ connectorId: 'test.wallet' })
    const signed = sign()
    if (mood === 'sends - lost') throw lost()
    if (mood === 'sends - throws') throw new TypeError('The wallet has a fault of its own')
    if (mood === 'sends - vague') throw new RpcError(rpcErrorCodes.internal, 'Internal error')
    return signed
  }
  const begin = (onAsk: (() => void) | undefined): Mood => {
    const { mood } = replacer
    if (mood === 'fails before it asks') throw lost()
    onAsk?.()
    return mood
  }
  const send: SendFeatures['send'] = async (order, settings) => {
    const mood = begin(settings?.onAsk)
    return (await ask(mood, () => pool.sign(toWhat(order)))).hash
  }
  const requireWaiting = (id: string): void => {
    const reason = pool.getGap(id)
    if (reason === 'down') throw lost()
    if (reason) throw new NotReplaceableError({ id, reason })
  }
  /**
   * Signs a transaction with a given nonce, unless the wallet's node reports that the nonce is
   * used.
   */
  const signFor = (what: What, place: number) => {
    if (!pool.isFree(place)) throw new RpcError(-32_000, 'nonce too low')
    return pool.sign(what, place)
  }
  const replace: ReplacingFeatures['replace'] = async (sent, { act }, settings) => {
    const { id } = sent
    requireWaiting(id)
    const old = pool.signed.find(({ hash }) => hash === id)
    if (!old || old.what !== toWhat(sent)) throw new Error(`${id} is something else.`)
    const what = act === 'cancel' ? 'nothing' : old.what
    const mood = begin(settings?.onAsk)
    const isCounting = mood.startsWith('counts')
    const signed = await ask(mood, () => (isCounting ? pool.sign(what) : signFor(what, old.nonce)))
    if (signed.nonce === old.nonce) return signed.hash
    const isSeen = !pool.getGap(signed.hash)
    beside.set(signed, isSeen)
    if (isSeen) throw new NotReplaceableError({ id, reason: 'separate' })
    return signed.hash
  }
  const replacer: Replacer = {
    ...{ answerOne, answerAll, beside, mood: 'sends' },
    createWallet: () =>
      fakeWallet({
        accounts: [account],
        send: { send, waitFor: ({ id }) => pool.waitFor(id) },
        replacing: {
          getFees: async ({ id }) => {
            requireWaiting(id)
            return { now: 1n, speedUp: 2n, cancel: 2n }
          },
          replace,
        },
      }),
  }
  return replacer
}

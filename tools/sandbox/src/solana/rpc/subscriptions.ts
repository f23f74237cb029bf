import * as z from 'zod'
import type { LedgerEvent } from '../ledger/createLedger.ts'
import {
  AccountConfig,
  apiVersion,
  context,
  type MethodContext,
  PublicKey,
  SignatureText,
  toCommitment,
} from './fields.ts'
import { toAccount } from './toAccount.ts'
import { isReached } from './toStatus.ts'

/** The notifications of one kind of Solana subscription. */
export type Watch = {
  /**
   * Returns the values to send after an event of the ledger. It is also called without an event
   * when the subscription starts.
   */
  readonly read: (event: LedgerEvent | undefined) => readonly unknown[]
  /** Whether the subscription ends after its first notification. */
  readonly once?: boolean
}

type Subscription = {
  readonly notification: string
  readonly watch: (params: readonly unknown[], scope: MethodContext) => Watch
}

const atSlot = (slot: number, value: unknown) => ({ context: { slot, apiVersion }, value })

function watchSignature(params: readonly unknown[], { ledger }: MethodContext): Watch {
  const [signature, config] = z
    .tuple([SignatureText, z.object(context).nullish().optional()])
    .parse(params)
  const wanted = toCommitment(config?.commitment)
  return {
    once: true,
    read: () => {
      const record = ledger.getTransaction(signature)
      if (!record || !isReached(record.slot, wanted, ledger)) return []
      return [atSlot(ledger.getSlot(), { err: record.err })]
    },
  }
}

function watchAccount(params: readonly unknown[], { ledger }: MethodContext): Watch {
  const [address, config] = z.tuple([PublicKey, AccountConfig.optional()]).parse(params)
  const gone = {
    data: ['', 'base64'],
    executable: false,
    lamports: 0,
    owner: '1'.repeat(32),
    rentEpoch: 0,
    space: 0,
  }
  return {
    read: (event) => {
      if (!event?.executed?.writable.includes(address)) return []
      const account = ledger.getAccount(address)
      return [atSlot(event.slot, account ? toAccount(account, config ?? {}, ledger) : gone)]
    },
  }
}

function watchProgram(params: readonly unknown[], { ledger }: MethodContext): Watch {
  const [programId, config] = z.tuple([PublicKey, AccountConfig.optional()]).parse(params)
  return {
    read: (event) =>
      (event?.executed?.writable ?? []).flatMap((pubkey) => {
        const account = ledger.getAccount(pubkey)
        if (account?.owner !== programId || !event) return []
        return [atSlot(event.slot, { pubkey, account: toAccount(account, config ?? {}, ledger) })]
      }),
  }
}

function watchLogs(params: readonly unknown[]): Watch {
  const Which = z.union([
    z.enum(['all', 'allWithVotes']),
    z.object({ mentions: z.tuple([PublicKey]) }),
  ])
  const [which] = z.tuple([Which, z.unknown().optional()]).parse(params)
  return {
    read: (event) => {
      const record = event?.executed?.record
      if (!record || (typeof which === 'object' && !record.accounts.includes(which.mentions[0])))
        return []
      const { signature, err, logs } = record
      return [atSlot(record.slot, { signature, err, logs })]
    },
  }
}

/** Number of slots after which the Solana cluster reports a slot as root. */
const ROOT_LAG = 31

/**
 * All kinds of Solana subscriptions. The key is the start of the method's name, such as `signature`
 * in `signatureSubscribe`.
 */
export const subscriptions: Readonly<Record<string, Subscription>> = {
  signature: { notification: 'signatureNotification', watch: watchSignature },
  account: { notification: 'accountNotification', watch: watchAccount },
  program: { notification: 'programNotification', watch: watchProgram },
  logs: { notification: 'logsNotification', watch: watchLogs },
  slot: {
    notification: 'slotNotification',
    watch: () => ({
      read: (event) =>
        event ? [{ slot: event.slot, parent: event.slot - 1, root: event.slot - ROOT_LAG }] : [],
    }),
  },
  root: {
    notification: 'rootNotification',
    watch: () => ({ read: (event) => (event ? [event.slot - ROOT_LAG] : []) }),
  },
}

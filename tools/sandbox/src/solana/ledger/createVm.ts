import { base58 } from '@scure/base'
import type { EncodedAccount, Transaction } from '@solana/kit'
import { Clock, FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { kit } from '../kit.ts'
import { MalformedTransactionError } from '../wire/MalformedTransactionError.ts'
import type { StoredAccount } from './StoredAccount.ts'
import type { TransactionError } from './TransactionError.ts'
import { toTransactionError } from './toTransactionError.ts'

const { address, getTransactionDecoder, lamports } = kit

/** Number of latest Solana transactions that are not accepted a second time. */
const HISTORY = 1_000n

export type Outcome = {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: number
  readonly returnData: { readonly programId: string; readonly data: Uint8Array } | undefined
  readonly inner: readonly {
    readonly index: number
    readonly instructions: readonly {
      readonly programIdIndex: number
      readonly accounts: number[]
      readonly data: string
      readonly stackHeight: number
    }[]
  }[]
}

export type SimulatedOutcome = Outcome & { readonly postAccounts: readonly StoredAccount[] }

/** Solana's runtime litesvm behind an interface with plain types. */
export type Vm = {
  readonly getAccount: (address: string) => StoredAccount | undefined
  readonly listProgramAccounts: (programId: string) => readonly StoredAccount[]
  readonly setLamports: (address: string, amount: bigint) => void
  readonly getRentLamports: (bytes: number) => bigint
  readonly send: (wire: Uint8Array) => Outcome
  readonly simulate: (wire: Uint8Array, options: { verify: boolean }) => SimulatedOutcome
  readonly setClock: (clock: {
    slot: number
    epoch: number
    time: number
    /** Blockhashes of earlier slots, oldest first. */
    blockhashes: readonly string[]
  }) => void
  readonly getSlot: () => number
  readonly save: () => Uint8Array
}

const toStored = (account: EncodedAccount): StoredAccount => ({
  address: account.address,
  lamports: account.lamports,
  owner: account.programAddress,
  data: new Uint8Array(account.data),
  executable: account.executable,
})

function toOutcome(result: TransactionMetadata | FailedTransactionMetadata): Outcome {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  const returned = meta.returnData()
  return {
    err: failed ? toTransactionError(result.err()) : null,
    logs: meta.logs(),
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    returnData:
      returned.data().length > 0
        ? { programId: base58.encode(returned.programId()), data: returned.data() }
        : undefined,
    inner: meta
      .innerInstructions()
      .map((list, index) => ({
        index,
        instructions: list.map((inner) => {
          const instruction = inner.instruction()
          return {
            programIdIndex: instruction.programIdIndex(),
            accounts: [...instruction.accounts()],
            data: base58.encode(instruction.data()),
            stackHeight: inner.stackHeight(),
          }
        }),
      }))
      .filter(({ instructions }) => instructions.length > 0),
  }
}

function decode(wire: Uint8Array): Transaction {
  try {
    return getTransactionDecoder().decode(wire)
  } catch (cause) {
    throw new MalformedTransactionError(
      `failed to deserialize: ${cause instanceof Error ? cause.message : 'unknown'}`,
    )
  }
}

/**
 * Creates an instance of Solana's runtime litesvm: a new one, or the one that `save` has
 * serialised.
 */
export function createVm(saved?: Uint8Array): Vm {
  const svm = (saved ? LiteSVM.fromBytes(saved) : new LiteSVM().withNativeMints())
    .withBlockhashCheck(false)
    .withSigverify(true)
    .withTransactionHistory(HISTORY)
  return {
    getAccount: (key) => {
      const account = svm.getAccount(address(key))
      return account.exists && account.lamports > 0n ? toStored(account) : undefined
    },
    listProgramAccounts: (programId) => svm.getProgramAccounts(address(programId)).map(toStored),
    setLamports: (key, amount) =>
      svm.setAccount({
        address: address(key),
        lamports: lamports(amount),
        programAddress: address('11111111111111111111111111111111'),
        data: new Uint8Array(),
        executable: false,
        space: 0n,
      }),
    getRentLamports: (bytes) => svm.minimumBalanceForRentExemption(BigInt(bytes)),
    send: (wire) => toOutcome(svm.sendTransaction(decode(wire))),
    simulate: (wire, { verify }) => {
      const transaction = decode(wire)
      svm.withSigverify(verify)
      try {
        const result = svm.simulateTransaction(transaction)
        if (result instanceof FailedTransactionMetadata)
          return { ...toOutcome(result), postAccounts: [] }
        const postAccounts = result.postAccounts().map(toStored)
        return { ...toOutcome(result.meta()), postAccounts }
      } finally {
        svm.withSigverify(true)
      }
    },
    setClock: ({ slot, epoch, time, blockhashes }) => {
      const [now, era] = [BigInt(time), BigInt(epoch)]
      svm.setClock(new Clock(BigInt(slot), now, era, era, now))
      // Some programs look up recent slots, for example to create an address lookup table.
      svm.setSlotHashes(
        blockhashes
          .map((hash, index) => ({ slot: BigInt(slot - blockhashes.length + index), hash }))
          .reverse(),
      )
    },
    getSlot: () => Number(svm.getClock().slot),
    save: () => svm.toBytes(),
  }
}

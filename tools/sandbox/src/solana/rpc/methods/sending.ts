import * as z from 'zod'
import { BLOCKHASH_LIFE } from '../../ledger/createBlockhashes.ts'
import { giveLamports } from '../../ledger/seedLedger.ts'
import { describeTransactionError, type TransactionError } from '../../ledger/TransactionError.ts'
import {
  AccountEncoding,
  context,
  defineMethod,
  type Method,
  PublicKey,
  withContext,
} from '../fields.ts'
import { RpcError, rpcCodes } from '../RpcError.ts'
import { readWire, requireSignatures, WireEncoding } from '../readWire.ts'
import { simulate, toSimulation } from '../simulate.ts'
import { toAccount } from '../toAccount.ts'

const AIRDROP_LIMIT_LAMPORTS = 1_000_000_000_000

function refusePreflight(err: TransactionError, simulation: object): never {
  const sentence = `Transaction simulation failed: ${describeTransactionError(err)}`
  throw new RpcError(rpcCodes.preflightFailure, sentence, simulation)
}

const sendTransaction = defineMethod(
  z.tuple([
    z.string(),
    z
      .object({
        ...context,
        encoding: WireEncoding.nullish(),
        skipPreflight: z.boolean().nullish(),
        preflightCommitment: z.string().nullish(),
        maxRetries: z.number().nullish(),
      })
      .nullish()
      .optional(),
  ]),
  ([text, config], scope) => {
    const wire = readWire(text, config?.encoding)
    const { ledger } = scope
    if (config?.skipPreflight !== true) {
      requireSignatures(wire)
      const outcome = simulate(wire, scope, { anyBlockhash: false })
      if (outcome.err !== null) refusePreflight(outcome.err, toSimulation(outcome))
    }
    // Without preflight, the real network returns the signature of any transaction, and then drops
    // invalid ones.
    if (!ledger.isBlockhashValid(wire.message.lifetimeToken)) return wire.signature
    if (wire.signatures.every((signature) => signature.some((byte) => byte !== 0)))
      ledger.send(wire.bytes)
    return wire.signature
  },
)

const simulateTransaction = defineMethod(
  z.tuple([
    z.string(),
    z
      .object({
        ...context,
        encoding: WireEncoding.nullish(),
        sigVerify: z.boolean().nullish(),
        replaceRecentBlockhash: z.boolean().nullish(),
        innerInstructions: z.boolean().nullish(),
        accounts: z
          .object({ addresses: z.array(PublicKey), encoding: AccountEncoding.nullish() })
          .nullish(),
      })
      .nullish()
      .optional(),
  ]),
  ([text, config], scope) => {
    const wire = readWire(text, config?.encoding)
    const { ledger } = scope
    if (config?.sigVerify) requireSignatures(wire)
    const replaces = config?.replaceRecentBlockhash === true
    const outcome = simulate(wire, scope, { anyBlockhash: replaces })
    const findAfter = (address: string) =>
      outcome.postAccounts.find((account) => account.address === address) ??
      ledger.getAccount(address)
    const wanted = config?.accounts
    const accounts = wanted?.addresses.map((address) => {
      const account = findAfter(address)
      const encoding = wanted.encoding ?? 'base64'
      return account ? toAccount(account, { encoding }, { getAccount: findAfter }) : null
    })
    return withContext(
      scope,
      {
        ...toSimulation(outcome),
        ...(accounts && { accounts }),
        ...(config?.innerInstructions && { innerInstructions: outcome.inner }),
        ...(replaces && {
          replacementBlockhash: {
            blockhash: ledger.getBlockhash(),
            lastValidBlockHeight: ledger.getBlockHeight() + BLOCKHASH_LIFE,
          },
        }),
      },
      config,
    )
  },
)

const requestAirdrop = defineMethod(
  z.tuple([
    PublicKey,
    z.number().int().positive().max(AIRDROP_LIMIT_LAMPORTS),
    z.object(context).nullish().optional(),
  ]),
  ([address, amount], { definition, ledger }) => {
    if (!definition.testnet)
      throw new RpcError(
        rpcCodes.methodNotFound,
        'Method not found: the main cluster has no faucet',
      )
    return giveLamports(ledger, address, BigInt(amount))
  },
)

/** Solana RPC methods that send or simulate transactions, by name. */
export const sendingMethods: Readonly<Record<string, Method>> = {
  sendTransaction,
  simulateTransaction,
  requestAirdrop,
}

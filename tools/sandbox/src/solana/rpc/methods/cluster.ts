import * as z from 'zod'
import { BLOCKHASH_LIFE } from '../../ledger/createBlockhashes.ts'
import { SLOTS_PER_EPOCH } from '../../ledger/createLedger.ts'
import { MalformedTransactionError } from '../../wire/MalformedTransactionError.ts'
import { readMessage } from '../../wire/readTransaction.ts'
import { toFeeLamports } from '../../wire/toFeeLamports.ts'
import {
  apiVersion,
  Config,
  defineMethod,
  type Method,
  PublicKey,
  requireSlot,
  withContext,
} from '../fields.ts'
import { refuseParams } from '../RpcError.ts'

const OnlyConfig = z.tuple([Config.optional()])
const RECENT_SLOTS = 150

/** Solana RPC methods for the cluster's version, time and fees, by name. */
export const clusterMethods: Readonly<Record<string, Method>> = {
  getVersion: defineMethod(z.tuple([]), () => ({
    'solana-core': apiVersion,
    'feature-set': 3_073_396_398,
  })),
  getHealth: defineMethod(z.tuple([]), () => 'ok'),
  getGenesisHash: defineMethod(z.tuple([]), (_, { definition }) => definition.genesisHash),
  getSlot: defineMethod(OnlyConfig, ([config], { ledger }) => {
    requireSlot(ledger, config?.minContextSlot)
    return ledger.getSlot()
  }),
  getBlockHeight: defineMethod(OnlyConfig, ([config], { ledger }) => {
    requireSlot(ledger, config?.minContextSlot)
    return ledger.getBlockHeight()
  }),
  getTransactionCount: defineMethod(OnlyConfig, (_, { ledger }) => ledger.getTransactionCount()),
  getEpochInfo: defineMethod(OnlyConfig, (_, { ledger }) => ({
    absoluteSlot: ledger.getSlot(),
    blockHeight: ledger.getBlockHeight(),
    epoch: Math.floor(ledger.getSlot() / SLOTS_PER_EPOCH),
    slotIndex: ledger.getSlot() % SLOTS_PER_EPOCH,
    slotsInEpoch: SLOTS_PER_EPOCH,
    transactionCount: ledger.getTransactionCount(),
  })),
  getLatestBlockhash: defineMethod(OnlyConfig, ([config], context) => {
    const { ledger } = context
    const lastValidBlockHeight = ledger.getBlockHeight() + BLOCKHASH_LIFE
    return withContext(context, { blockhash: ledger.getBlockhash(), lastValidBlockHeight }, config)
  }),
  isBlockhashValid: defineMethod(
    z.tuple([z.string(), Config.optional()]),
    ([blockhash, config], context) =>
      withContext(context, context.ledger.isBlockhashValid(blockhash), config),
  ),
  getFeeForMessage: defineMethod(
    z.tuple([z.string(), Config.optional()]),
    ([text, config], context) => {
      try {
        const message = readMessage(Buffer.from(text, 'base64'))
        const known = context.ledger.isBlockhashValid(message.lifetimeToken)
        return withContext(context, known ? toFeeLamports(message) : null, config)
      } catch (error) {
        if (error instanceof MalformedTransactionError) return refuseParams(error.message)
        throw error
      }
    },
  ),
  getRecentPrioritizationFees: defineMethod(
    z.tuple([z.array(PublicKey).max(128).nullish()]),
    (_, { ledger }) =>
      Array.from({ length: RECENT_SLOTS }, (_, index) => ({
        slot: ledger.getSlot() - RECENT_SLOTS + 1 + index,
        prioritizationFee: 0,
      })),
  ),
  getMinimumBalanceForRentExemption: defineMethod(
    z.tuple([z.number().int().nonnegative(), Config.optional()]),
    ([bytes], { ledger }) => Number(ledger.getRentLamports(bytes)),
  ),
}

import * as z from 'zod'
import type { Ledger } from '../../ledger/createLedger.ts'
import type { TransactionRecord } from '../../ledger/TransactionRecord.ts'
import { parseInstruction } from '../../programs/parseInstruction.ts'
import { programIds } from '../../programs/programIds.ts'
import { readTransaction } from '../../wire/readTransaction.ts'
import {
  context,
  defineMethod,
  type Method,
  PublicKey,
  requireSlot,
  SignatureText,
  toCommitment,
  withContext,
} from '../fields.ts'
import { RpcError, rpcCodes } from '../RpcError.ts'
import { isReached, toConfirmation, toStatus } from '../toStatus.ts'
import { toTransaction, toVersion } from '../toTransaction.ts'

const MANY_STATUSES = 256
const MOST_SIGNATURES = 1_000
const Encoding = z.enum(['json', 'jsonParsed', 'base64', 'base58'])

/**
 * Returns the memos of a Solana transaction as the history shows them: length and text, such as
 * `[5] Hello`.
 */
function readMemo({ wire, accounts }: TransactionRecord): string | null {
  const { message } = readTransaction(Buffer.from(wire, 'base64'))
  const memos = message.instructions.flatMap(({ programAddressIndex, ...input }) => {
    const programId = accounts[programAddressIndex] ?? ''
    if (programId !== programIds.memo && programId !== programIds.memo1) return []
    const data = Uint8Array.from(input.data ?? [])
    const text = parseInstruction({ programId, accounts: [], data })?.parsed
    return typeof text === 'string' ? [`[${data.length}] ${text}`] : []
  })
  return memos.length > 0 ? memos.join('; ') : null
}

type Marks = { readonly before?: string | undefined; readonly until?: string | undefined }

/**
 * Returns the Solana transactions between two signatures, newest first, without those two. If a
 * signature belongs to another address, its slot is the limit.
 */
function cut(
  records: readonly TransactionRecord[],
  { before, until }: Marks,
  ledger: Ledger,
): readonly TransactionRecord[] {
  const isBefore = (mark: string) => {
    const slot = ledger.getTransaction(mark)?.slot ?? 0
    return records.findIndex((x) => x.signature === mark || x.slot < slot)
  }
  const first = before === undefined ? 0 : isBefore(before)
  if (first < 0) return []
  const from = records[first]?.signature === before ? first + 1 : first
  const to = records.findIndex((x) => x.signature === until)
  return records.slice(from, to < 0 ? undefined : to)
}

/** Solana RPC methods for executed transactions and their status, by name. */
export const historyMethods: Readonly<Record<string, Method>> = {
  getSignatureStatuses: defineMethod(
    z.tuple([
      z.array(SignatureText).max(MANY_STATUSES),
      z.object({ searchTransactionHistory: z.boolean().nullish() }).nullish().optional(),
    ]),
    ([signatures], scope) =>
      withContext(
        scope,
        signatures.map((signature) => {
          const record = scope.ledger.getTransaction(signature)
          return record ? toStatus(record, scope.ledger) : null
        }),
      ),
  ),
  getSignaturesForAddress: defineMethod(
    z.tuple([
      PublicKey,
      z
        .object({
          ...context,
          limit: z.number().int().min(1).max(MOST_SIGNATURES).nullish(),
          before: SignatureText.optional(),
          until: SignatureText.optional(),
        })
        .nullish()
        .optional(),
    ]),
    ([address, config], { ledger }) => {
      requireSlot(ledger, config?.minContextSlot)
      const wanted = toCommitment(config?.commitment)
      return cut(ledger.listTransactions(address), config ?? {}, ledger)
        .filter(({ slot }) => isReached(slot, wanted, ledger))
        .slice(0, config?.limit ?? MOST_SIGNATURES)
        .map((record) => ({
          signature: record.signature,
          slot: record.slot,
          err: record.err,
          memo: readMemo(record),
          blockTime: record.blockTime,
          confirmationStatus: toConfirmation(record.slot, ledger),
        }))
    },
  ),
  getTransaction: defineMethod(
    z.tuple([
      SignatureText,
      z
        .union([
          Encoding,
          z.object({
            commitment: z.string().optional(),
            encoding: Encoding.nullish(),
            maxSupportedTransactionVersion: z.number().nullish(),
          }),
        ])
        .nullish()
        .optional(),
    ]),
    ([signature, given], { ledger }) => {
      const config = typeof given === 'string' ? { encoding: given } : given
      const record = ledger.getTransaction(signature)
      const wanted = toCommitment(config && 'commitment' in config ? config.commitment : undefined)
      if (!record || !isReached(record.slot, wanted, ledger)) return null
      const version = toVersion(record)
      const most =
        config && 'maxSupportedTransactionVersion' in config
          ? config.maxSupportedTransactionVersion
          : undefined
      if (version !== 'legacy' && typeof most !== 'number')
        throw new RpcError(
          rpcCodes.unsupportedVersion,
          `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
        )
      return {
        ...toTransaction(record, config?.encoding ?? 'json'),
        ...(typeof most === 'number' && { version }),
      }
    },
  ),
}

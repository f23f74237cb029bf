import * as z from 'zod'
import { programIds } from '../../programs/programIds.ts'
import { isTokenProgram, readMint, readTokenAccount } from '../../programs/readToken.ts'
import { toTokenAmount } from '../../programs/toTokenAmount.ts'
import {
  AccountConfig,
  Config,
  defineMethod,
  type Method,
  type MethodContext,
  PublicKey,
  withContext,
} from '../fields.ts'
import { refuseParams } from '../RpcError.ts'
import { toAccount } from '../toAccount.ts'

const Which = z.union([z.object({ mint: PublicKey }), z.object({ programId: PublicKey })])

function requireMint(address: string, { ledger }: MethodContext) {
  const account = ledger.getAccount(address)
  if (!account) return refuseParams('could not find mint')
  const mint = isTokenProgram(account.owner) ? readMint(account.data) : undefined
  return mint ? { ...mint, programId: account.owner } : refuseParams('not a Token mint')
}

function requireTokenAccount(address: string, { ledger }: MethodContext) {
  const account = ledger.getAccount(address)
  if (!account) return refuseParams('could not find account')
  const held = isTokenProgram(account.owner) ? readTokenAccount(account.data) : undefined
  return held ?? refuseParams('not a Token account')
}

function toWanted(which: z.infer<typeof Which>, scope: MethodContext) {
  if ('mint' in which) {
    const { programId } = requireMint(which.mint, scope)
    return { programId, mint: which.mint }
  }
  if (!isTokenProgram(which.programId)) refuseParams('unrecognized Token program id')
  return { programId: which.programId, mint: undefined }
}

/** Solana RPC methods for tokens and their accounts, by name. */
export const tokenMethods: Readonly<Record<string, Method>> = {
  getTokenAccountsByOwner: defineMethod(
    z.tuple([PublicKey, Which, AccountConfig.optional()]),
    ([owner, which, config], scope) => {
      const { programId, mint } = toWanted(which, scope)
      const found = scope.ledger.listProgramAccounts(programId).filter((account) => {
        const held = readTokenAccount(account.data)
        return held?.owner === owner && (mint === undefined || held.mint === mint)
      })
      const listed = found.map((account) => ({
        pubkey: account.address,
        account: toAccount(account, config ?? {}, scope.ledger),
      }))
      return withContext(scope, listed, config)
    },
  ),
  getTokenAccountBalance: defineMethod(
    z.tuple([PublicKey, Config.optional()]),
    ([address, config], scope) => {
      const { amount, mint } = requireTokenAccount(address, scope)
      return withContext(scope, toTokenAmount(amount, requireMint(mint, scope).decimals), config)
    },
  ),
  getTokenSupply: defineMethod(
    z.tuple([PublicKey, Config.optional()]),
    ([address, config], scope) => {
      const { supply, decimals } = requireMint(address, scope)
      return withContext(scope, toTokenAmount(supply, decimals), config)
    },
  ),
  getTokenLargestAccounts: defineMethod(
    z.tuple([PublicKey, Config.optional()]),
    ([mint, config], scope) => {
      const { decimals } = requireMint(mint, scope)
      const held = scope.ledger.listProgramAccounts(programIds.token).flatMap((account) => {
        const token = readTokenAccount(account.data)
        return token?.mint === mint ? [{ address: account.address, amount: token.amount }] : []
      })
      const largest = held.toSorted((a, b) => Number(b.amount - a.amount)).slice(0, 20)
      const listed = largest.map(({ address, amount }) => ({
        address,
        ...toTokenAmount(amount, decimals),
      }))
      return withContext(scope, listed, config)
    },
  ),
}

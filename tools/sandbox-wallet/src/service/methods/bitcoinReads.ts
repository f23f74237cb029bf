import * as z from 'zod/mini'
import { broadcast, readBalance } from '../esplora.ts'
import { extractPsbt } from '../keys/finishPsbt.ts'
import { PsbtError } from '../keys/signPsbt.ts'
import { requireOtherNetwork } from '../otherNetworks.ts'
import type { PlanMethod } from '../WalletContext.ts'
import { invalidParams } from '../WalletRpcError.ts'
import { requireBitcoinAddress } from './bitcoin.ts'
import { parseParams } from './params.ts'

const mainnet = { namespace: 'bip122', caipNetworkId: undefined } as const

const Account = z.object({ account: z.optional(z.string()) })

/**
 * Plans the wallet method `bip122_getBalance`: returns the satoshis of an address that the site may
 * use.
 */
export const planBitcoinBalance: PlanMethod = async (context, call) => {
  const { account } = parseParams(Account, call.params[0] ?? {})
  const address = requireBitcoinAddress(context, call, account)
  const balance = await readBalance(requireOtherNetwork(context, mainnet), address)
  return { answer: { ...balance, total: balance.confirmed + balance.unconfirmed } }
}

const Signed = z.object({ psbt: z.string().check(z.maxLength(200_000), z.base64()) })

function extract(psbt: string): string {
  try {
    return extractPsbt(psbt)
  } catch (error) {
    if (error instanceof PsbtError) throw invalidParams(error.message)
    throw error
  }
}

/** Plans the wallet method `bip122_pushPsbt`: broadcasts a signed PSBT without a prompt. */
export const planPushPsbt: PlanMethod = async (context, call) => {
  const { psbt } = parseParams(Signed, call.params[0])
  requireBitcoinAddress(context, call, undefined)
  return { answer: await broadcast(requireOtherNetwork(context, mainnet), extract(psbt)) }
}

const Raw = z.object({ transaction: z.string().check(z.regex(/^([0-9a-f]{2})+$/i)) })

/**
 * Plans the wallet method `bip122_pushTransaction`: broadcasts a raw transaction without a prompt.
 */
export const planPushTransaction: PlanMethod = async (context, call) => {
  const { transaction } = parseParams(Raw, call.params[0])
  requireBitcoinAddress(context, call, undefined)
  return { answer: await broadcast(requireOtherNetwork(context, mainnet), transaction) }
}

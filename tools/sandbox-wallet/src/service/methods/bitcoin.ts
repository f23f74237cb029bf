import * as z from 'zod/mini'
import type { BitcoinKey } from '../../accounts/deriveBitcoinKeys.ts'
import { getChange } from '../../wallets/walletPersonas.ts'
import type { BitcoinAmount, PsbtInput } from '../../wire/wire.ts'
import { broadcast } from '../esplora.ts'
import { finalizePsbt } from '../keys/finishPsbt.ts'
import { BitcoinMessageError, signBitcoinMessage } from '../keys/signBitcoinMessage.ts'
import { PsbtError, signPsbt } from '../keys/signPsbt.ts'
import { toBitcoinAddresses } from '../namespaceAccounts.ts'
import { requireOtherNetwork } from '../otherNetworks.ts'
import type { Call, Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { invalidParams, unauthorized } from '../WalletRpcError.ts'
import { describePsbt } from './describePsbt.ts'
import { getOtherAccounts, requireFirstAccount, requireOtherAccount } from './otherAccounts.ts'
import { parseParams } from './params.ts'
import { requirePreviousTransactions } from './requirePreviousTransactions.ts'

/**
 * Returns the wallet's key of a Bitcoin address.
 *
 * @throws {WalletRpcError} 4100: the wallet has no key for the address.
 */
export function getBitcoinKey(context: WalletContext, address: string): BitcoinKey {
  const keys = context.options.accounts.flatMap((account) => account.bitcoin)
  const key = keys.find((known) => known.address === address)
  if (!key) throw unauthorized()
  return key
}

/**
 * Returns the Bitcoin address that a site's request names, or the payment address of its first
 * account.
 */
export function requireBitcoinAddress(
  context: WalletContext,
  call: Call,
  address: string | undefined,
): string {
  if (address === undefined) return requireFirstAccount(context, call, 'bip122').bitcoin[0].address
  requireOtherAccount(context, call, { namespace: 'bip122', address })
  return address
}

const Addresses = z.object({
  account: z.optional(z.string()),
  intentions: z.optional(z.array(z.string())),
})

/**
 * Plans the wallet method `getAccountAddresses`: returns both Bitcoin addresses of an account, or
 * those for the requested purposes.
 */
export const planBitcoinAddresses: PlanMethod = (context, call) => {
  const { account, intentions } = parseParams(Addresses, call.params[0] ?? {})
  const addresses =
    account === undefined
      ? getOtherAccounts(context, call, 'bip122')
      : toBitcoinAddresses(
          requireOtherAccount(context, call, { namespace: 'bip122', address: account }),
        )
  const isWanted = (address: object) =>
    !intentions || ('intention' in address && intentions.includes(String(address.intention)))
  return { answer: addresses.filter(isWanted) }
}

const BitcoinMessage = z.object({
  message: z.string().check(z.maxLength(20_000)),
  account: z.optional(z.string()),
  address: z.optional(z.string()),
  protocol: z.optional(z.enum(['ecdsa', 'bip322'])),
})

export const planBitcoinMessage: PlanMethod = (context, call) => {
  const { message, ...wanted } = parseParams(BitcoinMessage, call.params[0])
  const address = requireBitcoinAddress(context, call, wanted.address ?? wanted.account)
  const { intention } = getBitcoinKey(context, address)
  const protocol = wanted.protocol ?? (intention === 'ordinal' ? 'bip322' : 'ecdsa')
  if (protocol === 'ecdsa' && intention === 'ordinal')
    throw invalidParams('A Taproot address signs by BIP-322 only.')
  return { prompt: { kind: 'sign-bitcoin-message', address, message, protocol } }
}

/**
 * Signs a Bitcoin message after the approval. The signature is hex, as in WalletConnect; provider
 * APIs that use base64 convert it.
 */
export const performBitcoinMessage: Perform<'sign-bitcoin-message'> = async (
  context,
  _request,
  { prompt: { address, message, protocol } },
) => {
  try {
    const signed = signBitcoinMessage(message, getBitcoinKey(context, address), protocol)
    const signature = Buffer.from(signed.signature, 'base64').toString('hex')
    return { result: { ...signed, signature, address }, detail: address }
  } catch (error) {
    if (error instanceof BitcoinMessageError) throw invalidParams(error.message)
    throw error
  }
}

const Psbt = z.object({
  psbt: z.string().check(z.minLength(1), z.maxLength(200_000), z.base64()),
  account: z.optional(z.string()),
  /** Inputs to sign; by default all that spend outputs of the wallet. */
  signInputs: z.optional(
    z
      .array(
        z.object({
          address: z.string(),
          index: z.int().check(z.gte(0)),
          sighashTypes: z.optional(z.array(z.int().check(z.gte(0), z.lte(255)))),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  ),
  broadcast: z.optional(z.boolean()),
  finalize: z.optional(z.boolean()),
})

/**
 * Returns the PSBT inputs that spend outputs of addresses which the site may use, or only of
 * `account`.
 */
function findOwnInputs(
  context: WalletContext,
  call: Call,
  { spends, account }: { spends: readonly BitcoinAmount[]; account: string | undefined },
): readonly PsbtInput[] {
  const own =
    account === undefined
      ? getOtherAccounts(context, call, 'bip122')
      : [{ address: requireBitcoinAddress(context, call, account) }]
  const inputs = spends.flatMap(({ address }, index) =>
    own.some((known) => known.address === address) ? [{ address, index }] : [],
  )
  if (inputs.length === 0) throw invalidParams('No input of the PSBT is the wallet’s.')
  return inputs
}

export const planSignPsbt: PlanMethod = async (context, call) => {
  const { psbt, account, finalize, ...wanted } = parseParams(Psbt, call.params[0])
  const shown = await describePsbt(context, psbt)
  if (getChange(call.instance.personas, 'bip122').needsPreviousTransactions)
    requirePreviousTransactions(psbt)
  const named = wanted.signInputs?.map(({ sighashTypes, ...input }) => {
    requireOtherAccount(context, call, { namespace: 'bip122', address: input.address })
    if (input.index >= shown.spends.length)
      throw invalidParams(`The PSBT has no input ${input.index}.`)
    return sighashTypes ? { ...input, sighashTypes } : input
  })
  const inputs = named ?? findOwnInputs(context, call, { spends: shown.spends, account })
  const sends = wanted.broadcast ?? false
  if (sends) requireOtherNetwork(context, { namespace: 'bip122', caipNetworkId: undefined })
  const asked = { psbt, inputs, broadcast: sends, ...(finalize && { finalize }), ...shown }
  return { prompt: { kind: 'sign-psbt', ...asked } }
}

export const performSignPsbt: Perform<'sign-psbt'> = async (context, _request, { prompt }) => {
  const { inputs, broadcast: sends } = prompt
  const keys = inputs.map(({ address }) => getBitcoinKey(context, address))
  const signed = sign(prompt.psbt, inputs, keys)
  if (!sends) {
    const indexes = inputs.map(({ index }) => index)
    const psbt = prompt.finalize ? finalizePsbt(signed.psbt, indexes) : signed.psbt
    return { result: { psbt }, detail: inputs[0]?.address ?? '' }
  }
  if (!signed.transaction) throw invalidParams('Another signature is missing; nothing was sent.')
  const network = requireOtherNetwork(context, { namespace: 'bip122', caipNetworkId: undefined })
  const txid = await broadcast(network, signed.transaction.hex)
  return { result: { psbt: signed.psbt, txid }, detail: txid }
}

function sign(...parameters: Parameters<typeof signPsbt>) {
  try {
    return signPsbt(...parameters)
  } catch (error) {
    if (error instanceof PsbtError) throw invalidParams(error.message)
    throw error
  }
}

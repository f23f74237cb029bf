import type { Transaction } from '@scure/btc-signer'
import * as z from 'zod/mini'
import { broadcast, readFeeRate, readInscriptions, readUtxos, type Utxo } from '../esplora.ts'
import { toPrivateKey } from '../keys/BitcoinSigner.ts'
import {
  buildTransfer,
  isBitcoinAddress,
  TransferError,
  type TransferParameters,
} from '../keys/buildTransfer.ts'
import { requireOtherNetwork } from '../otherNetworks.ts'
import type { Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { internal } from '../WalletRpcError.ts'
import { getBitcoinKey, requireBitcoinAddress } from './bitcoin.ts'
import { parseParams } from './params.ts'

const Satoshi = z.union([z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.int().check(z.gte(1))])
const Transfer = z.object({
  account: z.optional(z.string()),
  recipientAddress: z.string().check(z.refine(isBitcoinAddress)),
  amount: Satoshi,
  changeAddress: z.optional(z.string().check(z.refine(isBitcoinAddress))),
  memo: z.optional(z.string().check(z.maxLength(80))),
})

type Transfer = {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly changeAddress: string
  readonly memo?: string
}

/**
 * Builds a Bitcoin transfer that avoids spending inscriptions. Only if the other outputs do not
 * suffice, it also spends outputs with inscriptions.
 */
function buildSparing(
  parameters: Omit<TransferParameters, 'utxos'>,
  coins: readonly (Utxo & { readonly inscriptions: readonly string[] })[],
) {
  const plain = coins.filter(({ inscriptions }) => inscriptions.length === 0)
  try {
    return { ...buildTransfer({ ...parameters, utxos: plain }), inscriptions: [] }
  } catch (error) {
    if (!(error instanceof TransferError) || plain.length === coins.length) throw error
    const built = buildTransfer({ ...parameters, utxos: coins })
    const spent = coins.filter(({ txid, vout }) => spends(built.transaction, txid, vout))
    return { ...built, inscriptions: spent.flatMap(({ inscriptions }) => inscriptions) }
  }
}

function spends(transaction: Transaction, txid: string, vout: number): boolean {
  return Array.from({ length: transaction.inputsLength }, (_, index) =>
    transaction.getInput(index),
  ).some((input) => Buffer.from(input.txid ?? []).toString('hex') === txid && input.index === vout)
}

/** Builds a Bitcoin transfer from the outputs that the address has at present. */
async function build(context: WalletContext, transfer: Transfer) {
  const network = requireOtherNetwork(context, { namespace: 'bip122', caipNetworkId: undefined })
  const [utxos, feeRate] = await Promise.all([
    readUtxos(network, transfer.from),
    readFeeRate(network),
  ])
  const coins = await Promise.all(
    utxos.map(async (utxo) => ({ ...utxo, inscriptions: await readInscriptions(network, utxo) })),
  )
  const from = getBitcoinKey(context, transfer.from)
  return buildSparing({ ...transfer, amount: BigInt(transfer.amount), from, feeRate }, coins)
}

export const planSendBitcoin: PlanMethod = async (context, call) => {
  const wanted = parseParams(Transfer, call.params[0])
  const from = requireBitcoinAddress(context, call, wanted.account)
  const transfer: Transfer = {
    from,
    to: wanted.recipientAddress,
    amount: String(wanted.amount),
    changeAddress: wanted.changeAddress ?? from,
    ...(wanted.memo && { memo: wanted.memo }),
  }
  try {
    const { fee, inscriptions } = await build(context, transfer)
    const carried = inscriptions.length > 0 && { inscriptions }
    return { prompt: { kind: 'send-bitcoin', ...transfer, fee: fee.toString(), ...carried } }
  } catch (error) {
    if (!(error instanceof TransferError)) throw error
    return { prompt: { kind: 'send-bitcoin', ...transfer, warning: error.message } }
  }
}

/** Signs and broadcasts a Bitcoin transfer after the approval. The result is the transaction id. */
export const performSendBitcoin: Perform<'send-bitcoin'> = async (
  context,
  _request,
  { prompt },
) => {
  const network = requireOtherNetwork(context, { namespace: 'bip122', caipNetworkId: undefined })
  try {
    const { transaction } = await build(context, prompt)
    transaction.sign(toPrivateKey(getBitcoinKey(context, prompt.from)))
    transaction.finalize()
    const hex = Buffer.from(transaction.extract()).toString('hex')
    const txid = await broadcast(network, hex)
    return { result: { txid }, detail: txid }
  } catch (error) {
    if (error instanceof TransferError) throw internal(error.message)
    throw error
  }
}

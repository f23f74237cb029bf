import * as z from 'zod/mini'
import { broadcast, readFeeRate, readUtxos } from '../esplora.ts'
import { toPrivateKey } from '../keys/BitcoinSigner.ts'
import { buildTransfer, isBitcoinAddress, TransferError } from '../keys/buildTransfer.ts'
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

/** Builds from what the address has now. */
async function build(context: WalletContext, transfer: Transfer) {
  const network = requireOtherNetwork(context, { namespace: 'bip122', caipNetworkId: undefined })
  const [utxos, feeRate] = await Promise.all([
    readUtxos(network, transfer.from),
    readFeeRate(network),
  ])
  return buildTransfer({
    ...transfer,
    amount: BigInt(transfer.amount),
    from: getBitcoinKey(context, transfer.from),
    utxos,
    feeRate,
  })
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
    const { fee } = await build(context, transfer)
    return { prompt: { kind: 'send-bitcoin', ...transfer, fee: fee.toString() } }
  } catch (error) {
    if (!(error instanceof TransferError)) throw error
    return { prompt: { kind: 'send-bitcoin', ...transfer, warning: error.message } }
  }
}

/** Signs with the address’s key and sends; the result is the transaction id. */
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

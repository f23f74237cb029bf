import {
  FeatureNotSupportedError,
  MaybeSentError,
  RpcError,
  type SendSpeed,
  type WalletAccount,
} from '@latchkey/core'
import { type ParsedAddress, parseAddress } from '../address/parseAddress.ts'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import {
  InsufficientFundsError,
  SignTransactionFailedError,
  TransactionInvalidError,
} from '../errors/transactionErrors.ts'
import { isMainNetwork } from '../network/chains.ts'
import { buildTransfer } from '../transfer/buildTransfer.ts'
import { parseFeeRate } from '../transfer/parseFeeRate.ts'
import { readCoins } from '../transfer/readCoins.ts'
import { postage, toLargestCarrier } from '../transfer/selectCoins.ts'
import { findAccount } from './findAccount.ts'
import { signAndSend } from './signAndSend.ts'
import { toTransactionId } from './signPsbt.ts'
import type { WalletContext } from './WalletContext.ts'

export type SendTransferRequest = {
  readonly recipient: string
  readonly amount: bigint
  readonly from?: string | undefined
  /** True if the user agreed to spend outputs that may carry inscriptions or runes. */
  readonly spendsInscriptions?: boolean | undefined
  /** How soon the transfer should be mined, if the kit builds the transaction. Default: normal. */
  readonly speed?: SendSpeed | undefined
  /** Called directly before the wallet receives the request. */
  readonly onAsk?: (() => void) | undefined
}

/** Total supply of bitcoin in satoshi. No transfer can have a higher amount. */
const allCoins = 2_100_000_000_000_000n

/**
 * Verifies checksum and network of the recipient's address, because a transfer to a wrong address
 * is lost.
 */
async function requireRecipient(
  context: WalletContext,
  { recipient, amount }: SendTransferRequest,
  signal: Signal,
): Promise<ParsedAddress> {
  const parsed = parseAddress(recipient)
  const networkId = await context.readNetworkId(signal)
  if (!parsed || parsed.main !== isMainNetwork(networkId)) {
    throw new TransactionInvalidError({
      reason: 'The recipient is not an address on this network.',
    })
  }
  if (amount < postage || amount > allCoins) {
    throw new TransactionInvalidError({
      reason: `The amount must be from ${postage} to ${allCoins} satoshi.`,
    })
  }
  return parsed
}

/** Builds a transfer that spends only coins of the given account. */
async function buildFrom(
  context: WalletContext,
  request: {
    readonly account: WalletAccount
    readonly recipient: ParsedAddress
    readonly amount: bigint
    readonly speed: SendSpeed | undefined
    readonly spendsInscriptions: boolean
    readonly onAsk: (() => void) | undefined
  },
  signal: Signal,
) {
  const { account, recipient, amount } = request
  const { address, publicKey } = account
  const from = parseAddress(address)
  if (!from) throw new TransactionInvalidError({ reason: 'The account is not an address.' })
  const esplora = await context.getEsplora(signal)
  const coins = await readCoins(esplora, address, signal)
  const feeRate = parseFeeRate(await esplora.read('/fee-estimates', signal), request.speed)
  const readTransaction = (txid: string) => esplora.readText(`/tx/${txid}/hex`, signal)
  const largestCarrier = request.spendsInscriptions
    ? 0n
    : toLargestCarrier(from.type, context.driver)
  const parts = { from, publicKey, recipient, amount, coins, feeRate, largestCarrier }
  return buildTransfer({ ...parts, readTransaction })
}

async function sendBuilt(
  context: WalletContext,
  request: Parameters<typeof buildFrom>[1],
  signal: Signal,
): Promise<string> {
  if (!context.driver.signPsbt) throw new FeatureNotSupportedError({ feature: 'sendTransfer' })
  const transaction = await buildFrom(context, request, signal)
  const { account, onAsk } = request
  return signAndSend(context, { transaction, address: account.address, onAsk }, signal)
}

const tooLittle = /insufficient|not enough/i

function toSendError(error: unknown, amount: bigint): unknown {
  if (!(error instanceof RpcError)) return error
  if (tooLittle.test(error.message)) return new InsufficientFundsError({ amount, cause: error })
  return new SignTransactionFailedError({ cause: error })
}

/** Returns whether the wallet sends the transfers of an account itself. */
const isSentByWallet = ({ driver }: WalletContext, account: WalletAccount): boolean =>
  driver.sendTransfer !== undefined && driver.sendsFrom?.(account) !== false

/** Returns whether the fee rate of a transfer from an account can be chosen. */
export const takesRate = (context: WalletContext, account: WalletAccount): boolean =>
  !isSentByWallet(context, account) || context.driver.takesFeeRate === true

/** Returns the fee rate for a speed, if the wallet uses one. Without a speed the wallet chooses. */
async function readFeeRate(
  context: WalletContext,
  speed: SendSpeed | undefined,
  signal: Signal,
): Promise<{ readonly feeRate?: number }> {
  if (speed === undefined || !context.driver.takesFeeRate) return {}
  const esplora = await context.getEsplora(signal)
  return { feeRate: parseFeeRate(await esplora.read('/fee-estimates', signal), speed) }
}

/** Returns the id in a wallet's answer to a transfer that it has sent. */
async function readSentId(
  sending: Promise<unknown>,
  { amount, connectorId }: { readonly amount: bigint; readonly connectorId: string },
): Promise<string> {
  const answer = await sending.catch((error: unknown) => {
    throw toSendError(error, amount)
  })
  const txid = toTransactionId(answer)
  if (txid !== undefined) return txid
  throw new MaybeSentError({ connectorId })
}

/**
 * Sends bitcoin to a recipient. Uses the wallet's own transfer if the wallet supports it for the
 * account. Otherwise builds a transaction for the wallet to sign.
 *
 * @returns Transaction id.
 * @throws {TransactionInvalidError} The recipient is not an address of the network, or the amount
 * is out of range.
 * @throws {InsufficientFundsError} The coins do not cover amount and fee. Coins that may carry an
 * inscription do not count.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignTransactionFailedError} The wallet failed, or signed a different transaction.
 * @throws {TransactionRefusedError} The network refuses the transaction.
 * @throws {MaybeSentError} The wallet answered without a transaction id.
 */
export async function sendTransfer(
  context: WalletContext,
  request: SendTransferRequest,
  signal: Signal,
): Promise<string> {
  const { amount, speed, onAsk, spendsInscriptions = false } = request
  const { sendTransfer: send } = context.driver
  const recipient = await requireRecipient(context, request, signal)
  const account = await findAccount(context, request.from, signal)
  if (!send || !isSentByWallet(context, account)) {
    const order = { account, recipient, amount, speed, onAsk, spendsInscriptions }
    return sendBuilt(context, order, signal)
  }
  const rate = await readFeeRate(context, speed, signal)
  onAsk?.()
  const sending = send({ recipient: recipient.address, amount, from: account, ...rate }, signal)
  return readSentId(sending, { amount, connectorId: context.info.id })
}

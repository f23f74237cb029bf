import {
  anySignal,
  ConnectorNotConnectedError,
  FeatureNotSupportedError,
  RequestTimedOutError,
  readField,
  type SendFeatures,
  SendMismatchError,
  sleep,
  transactionConfirmationMs,
  type WalletAccount,
} from '@latchkey/core'
import { parseAddress } from '../address/parseAddress.ts'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { OrdinalAccountError } from '../errors/transactionErrors.ts'
import type { Esplora } from '../esplora/createEsplora.ts'
import { toLargestCarrier } from '../transfer/selectCoins.ts'
import { sendTransfer, takesRate } from '../wallet/sendTransfer.ts'
import type { WalletContext } from '../wallet/WalletContext.ts'
import { readFees } from './readFees.ts'
import { readPosition } from './readPosition.ts'
import { requireEsplora } from './requireEsplora.ts'

const pollMs = 1_000

/**
 * Returns whether a transaction is in a block. Treats failures as false, because a service may not
 * know a new transaction yet.
 */
async function isInChain(esplora: Esplora, id: string, signal: Signal): Promise<boolean> {
  try {
    const answer = await esplora.read(`/tx/${encodeURIComponent(id)}/status`, signal)
    return readField(answer, 'confirmed') === true
  } catch {
    return false // The next poll may succeed, and the deadline ends the polling.
  }
}

async function poll(esplora: Esplora, id: string, signal: AbortSignal): Promise<void> {
  while (!(await isInChain(esplora, id, signal))) await sleep(pollMs, signal)
}

/** Implements transfers from the active account over Esplora and the wallet. */
export function openSending(
  context: WalletContext,
): Omit<Required<SendFeatures>, 'isContract' | 'simulate'> {
  /**
   * Returns the active account. Refuses the ordinal account, which is spent from only if the caller
   * names it.
   */
  const requireAccount = async (signal: Signal): Promise<WalletAccount> => {
    const [account] = await context.readAccounts(signal)
    if (!account) throw new ConnectorNotConnectedError()
    if (account.type === 'ordinal') throw new OrdinalAccountError()
    return account
  }
  return {
    getFees: async ({ caipNetworkId, to, amount = 0n }, { signal } = {}) => {
      const esplora = await requireEsplora(context, caipNetworkId, signal)
      const account = await requireAccount(signal)
      const { address } = account
      const from = parseAddress(address)
      if (!from) throw new SendMismatchError({ reason: 'The account is not an address.' })
      const recipient = to === undefined ? undefined : parseAddress(to)
      const largestCarrier = toLargestCarrier(from.type, context.driver)
      const takesFeeRate = takesRate(context, account)
      const wanted = { address, from, recipient, amount, largestCarrier, takesFeeRate }
      return readFees(esplora, wanted, signal)
    },
    readPosition: async ({ caipNetworkId, from }, { signal } = {}) =>
      readPosition(await requireEsplora(context, caipNetworkId, signal), from, signal),
    send: async (
      { caipNetworkId, to, amount, token },
      { signal, speed = 'normal', onAsk } = {},
    ) => {
      if (token) throw new FeatureNotSupportedError({ feature: 'tokens' })
      await requireEsplora(context, caipNetworkId, signal)
      const { address: from } = await requireAccount(signal)
      return sendTransfer(context, { recipient: to, amount, from, speed, onAsk }, signal)
    },
    waitFor: async ({ caipNetworkId, id }, { signal } = {}) => {
      const esplora = await requireEsplora(context, caipNetworkId, signal)
      const deadline = AbortSignal.timeout(transactionConfirmationMs)
      const either = anySignal(signal, deadline)
      try {
        await poll(esplora, id, either)
      } catch (cause) {
        if (!deadline.aborted) throw cause
        const deadlineMs = transactionConfirmationMs
        throw new RequestTimedOutError({ what: `A block with ${id}`, deadlineMs, cause })
      }
    },
  }
}

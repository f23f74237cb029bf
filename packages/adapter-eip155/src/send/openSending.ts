import {
  type Hex,
  isContractCode,
  type SendFeatures,
  SendMismatchError,
  toEvmChainId,
} from '@latchkey/core'
import { isHash } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { createChainAsk } from '../features/createChainAsk.ts'
import { findOtherDecimals } from '../features/findOtherDecimals.ts'
import { readSender } from '../features/readSender.ts'
import { requireChain } from '../features/requireChain.ts'
import { sendTransaction, toCallFields } from '../features/sendTransaction.ts'
import { waitForReceipt } from '../features/waitForReceipt.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { readGas, toFees, toGas } from './readFees.ts'
import { readGasPrices, toPriceFields } from './readGasPrices.ts'
import { readL1Fee } from './readL1Fee.ts'
import { readPosition } from './readPosition.ts'
import { simulateSend } from './simulateSend.ts'
import { toTransaction } from './toTransaction.ts'

/** Implements transfers over the network's RPC URLs and the wallet. */
export function openSending(wallet: WalletContext, chain: ChainSource): Required<SendFeatures> {
  const createAsk = createChainAsk(wallet, chain)

  return {
    getFees: async ({ caipNetworkId, to, amount = 0n, token }, { signal } = {}) => {
      const ask = createAsk(caipNetworkId, signal)
      const from = await readSender(wallet, signal)
      // Without a recipient, the estimate is for a transfer to the account itself.
      const transaction = toTransaction({ to: to ?? from, amount, token })
      const [prices, estimate, l1Fee] = await Promise.all([
        readGasPrices(ask, caipNetworkId),
        readGas(ask, from, transaction),
        readL1Fee(ask, toEvmChainId(caipNetworkId), transaction),
      ])
      return toFees(prices, { ...toGas(estimate, to !== undefined), l1Fee })
    },
    isContract: async ({ caipNetworkId, to }, { signal } = {}) => {
      return isContractCode(await createAsk(caipNetworkId, signal)('eth_getCode', [to, 'latest']))
    },
    simulate: async (order, { signal } = {}) => {
      const from = await readSender(wallet, signal)
      const fields = { from, ...toCallFields(toTransaction(order)) }
      return simulateSend(createAsk(order.caipNetworkId, signal), fields, order)
    },
    readPosition: async ({ caipNetworkId, from }, { signal } = {}) =>
      readPosition(createAsk(caipNetworkId, signal), from),
    send: async (order, { signal, speed, onAsk } = {}) => {
      const { caipNetworkId, token } = order
      const ask = createAsk(caipNetworkId, signal)
      const transaction = toTransaction(order)
      const wrong = token && (await findOtherDecimals(ask, token))
      if (wrong !== undefined) throw new SendMismatchError({ reason: wrong })
      const prices = speed && (await readGasPrices(ask, caipNetworkId))
      const fees = prices && toPriceFields(prices[speed], prices.isLegacy)
      const to = { chainId: toEvmChainId(caipNetworkId), switchNetwork: true, signal }
      await requireChain(wallet, chain, to)
      onAsk?.()
      return sendTransaction(wallet, { ...transaction, ...fees }, to)
    },
    waitFor: async ({ caipNetworkId, id }, options = {}) => {
      if (!isHash(id)) throw new SendMismatchError({ reason: `${id} is no transaction hash.` })
      const hash: Hex = id
      const chainId = toEvmChainId(caipNetworkId)
      await waitForReceipt(wallet, chain, { hash, chainId, ...options })
    },
  }
}

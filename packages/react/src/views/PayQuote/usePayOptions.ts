import { isSameAddress, toDecimalText } from '@latchkey/core'
import { getActiveNetwork, getWallet, listSwapNetworks } from '@latchkey/kit'
import type { Payment } from '@latchkey/kit/pay'
import { type SendToken, toSendTokens } from '@latchkey/kit/send'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useTokenAmount } from '../../balance/useTokenAmount.ts'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'

/** A token with which the account can pay. */
export type PayOption = {
  readonly token: SendToken
  /** Balance of the token in base units; `undefined` while it is unknown. */
  readonly held: bigint | undefined
  /** Whether the token is the requested asset, so that no swap is needed. */
  readonly direct: boolean
}

/** Maximum number of tokens to offer in addition to the requested asset. */
const mostSwapped = 4

function toWorth({ listed, decimals, priceUsd = 0 }: SendToken): number {
  return Number(toDecimalText(listed, decimals)) * priceUsd
}

const isAsset = ({ asset }: Payment, { caipNetworkId, address }: SendToken) =>
  address === undefined || asset.address === undefined
    ? address === asset.address
    : isSameAddress(caipNetworkId, address, asset.address)

/** Returns whether the active wallet can swap on the network of a payment. */
function useCanSwap({ caipNetworkId }: Payment): boolean {
  const { kit } = useKitContext()
  return useKitFacts(
    () =>
      getActiveNetwork(kit)?.caipNetworkId === caipNetworkId &&
      getWallet(kit)?.features.swap !== undefined &&
      listSwapNetworks(kit).some((network) => network.caipNetworkId === caipNetworkId),
    false,
  )
}

/**
 * Lists the tokens that the active account can pay with: the requested asset first, then the others
 * by value.
 */
export function usePayOptions(payment: Payment) {
  const { caipNetwork } = useNetwork()
  const { data: coin } = useNativeBalance()
  const { data: list, isError, isPending, refetch } = useTokenBalance()
  const held = useTokenAmount(payment.asset)
  const canSwap = useCanSwap(payment)
  const isThere = caipNetwork?.caipNetworkId === payment.caipNetworkId
  const isCoin = coin?.symbol === caipNetwork?.nativeCurrency.symbol
  const amount = (isCoin && coin?.amount) || 0n
  const tokens = isThere ? toSendTokens(caipNetwork, list?.tokens ?? [], amount) : []
  const own = tokens.find((token) => isAsset(payment, token))
  const direct: PayOption = {
    token: { ...payment.asset, ...(own?.iconUrl && { iconUrl: own.iconUrl }) },
    held,
    direct: true,
  }
  const others = tokens
    .filter((token) => canSwap && !isAsset(payment, token) && token.listed > 0n)
    .sort((one, other) => toWorth(other) - toWorth(one))
    .slice(0, mostSwapped)
    .map((token): PayOption => ({ token, held: token.listed, direct: false }))
  return { options: [direct, ...others], isError, isPending, refetch }
}

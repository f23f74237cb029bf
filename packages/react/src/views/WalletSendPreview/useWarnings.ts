import { parseCaipNetworkId } from '@latchkey/core'
import { contractQuery, getReceiverWarnings, readRecentReceivers } from '@latchkey/kit/send'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/useAccount.ts'
import { useKitQuery } from '../../hooks/useKitQuery.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useSendText } from '../../hooks/useSendText.ts'
import type { Ready } from '../../send/toReady.ts'

export type ShownWarning = {
  readonly key: string
  readonly text: string
  /** Has to be ticked before it can be sent. */
  readonly grave: boolean
}

/** Whether the fee, and the coin that is sent, come to more than there is of it. */
function useIsShortOfFee({ token, amount, fees, speed = 'normal' }: Ready): boolean {
  const { data } = useNativeBalance()
  const { caipNetwork } = useNetwork()
  if (!data || data.fallback || !fees || data.symbol !== caipNetwork?.nativeCurrency.symbol)
    return false
  return data.amount < fees[speed] + (token.address === undefined ? amount : 0n)
}

/** Lists what speaks against sending, the worst first. */
export function useWarnings(ready: Ready): readonly ShownWarning[] {
  const { kit } = useKitContext()
  const text = useSendText()
  const { address: from = '' } = useAccount()
  const { caipNetwork } = useNetwork()
  const { token, receiver } = ready
  const { caipNetworkId } = token
  const to = receiver.address
  const { data: contract } = useKitQuery(contractQuery(kit, { caipNetworkId, to }))
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const recent = readRecentReceivers(kit.storage, namespace)
  const facts = { caipNetworkId, to, from, token: token.address, recent, contract }
  const found = getReceiverWarnings(facts).map((key) => ({
    key,
    text: text(`send.warn.${key}`),
    grave: key === 'burn' || key === 'token' || key === 'lookAlike',
  }))
  const { symbol = '' } = caipNetwork?.nativeCurrency ?? {}
  const fee = { key: 'fee', text: text('send.warn.fee', { symbol }), grave: false }
  return useIsShortOfFee(ready) ? [...found, fee] : found
}

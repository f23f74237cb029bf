import { getSendStore, toSendTokens, withReceiver } from '@latchkey/kit/send'
import { useTokenBalance } from '../balance/useTokenBalance.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'

/**
 * Returns the function that fills a pasted text into the form: the recipient without its prefix, and
 * the token and the amount that the text carries. Without a text it reads the recipient field.
 */
export function useTakeReceiver(): (text?: string) => void {
  const { kit } = useKitContext()
  const { caipNetwork: network } = useNetwork()
  const { data } = useTokenBalance()
  return (text) =>
    getSendStore(kit).setState(({ form }) => {
      const receiver = text ?? form.receiver
      if (!network) return { form: { ...form, receiver } }
      const tokens = toSendTokens(network, data?.tokens ?? [], 0n)
      return { form: withReceiver(form, receiver, { network, tokens }) }
    })
}

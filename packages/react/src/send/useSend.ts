import { toBaseUnits } from '@latchkey/core'
import {
  feesQuery,
  getMaxAmount,
  getSendGap,
  getSendStore,
  type Receiver,
  receiverQuery,
  type SendForm,
  type SendState,
} from '@latchkey/kit/send'
import { useCallback } from 'react'
import { useTokenAmount } from '../balance/useTokenAmount.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useDebounced } from '../hooks/state/useDebounced.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useWantedSend } from './useWantedSend.ts'

/** kit-behaviour §6: time without typing before a name is looked up. */
const nameDebounceMs = 500

/** Reads the send form and the open requests, and changes the form. */
export function useSendForm() {
  const { kit } = useKitContext()
  const store = getSendStore(kit)
  const state = useSlice<SendState, SendState>(store, (whole) => whole, store.getState())
  const change = useCallback(
    (fields: Partial<SendForm>) => store.setState(({ form }) => ({ form: { ...form, ...fields } })),
    [store],
  )
  return { ...state, change }
}

export type ReceiverFacts = {
  readonly receiver: Receiver | undefined
  /** A name look-up is running. */
  readonly pending: boolean
  readonly failed: boolean
}

/** Resolves the recipient: an address immediately, a name once the user stops typing. */
export function useReceiver(text: string): ReceiverFacts {
  const { kit } = useKitContext()
  const { caipNetwork } = useNetwork()
  const typed = text.trim()
  const settled = useDebounced(typed, nameDebounceMs)
  const asked = typed.includes('.') ? settled : typed
  const { data, isFetching, isError } = useKitQuery({
    ...receiverQuery(kit, { text: asked, network: caipNetwork }),
    enabled: asked !== '',
  })
  const isCurrent = asked === typed
  return {
    receiver: (isCurrent && data) || undefined,
    pending: typed !== '' && (!isCurrent || isFetching),
    failed: isCurrent && isError,
  }
}

/** Combines the send form with recipient, balance, fees and missing fields. */
export function useSend() {
  const { kit } = useKitContext()
  const { form: typed, requests, change } = useSendForm()
  const given = useWantedSend()
  const form: SendForm = given ? { ...given.form, speed: typed.speed } : typed
  const { token } = form
  const { receiver, pending, failed } = useReceiver(form.receiver)
  const read = useTokenAmount(token)
  const amount = token && toBaseUnits(form.amount, token.decimals)
  const { data: fees } = useKitQuery({
    ...feesQuery(kit, { token, to: receiver?.address, amount }),
    enabled: token !== undefined,
    refetchInterval: 15_000,
  })
  const balance = read ?? (token?.address ? token.listed : undefined)
  return {
    form,
    /** The request of the app that filled in the form. The user cannot change it. */
    given,
    requests,
    change,
    token,
    amount,
    balance,
    receiver,
    receiverPending: pending,
    receiverFailed: failed,
    fees: fees ?? undefined,
    most:
      token && balance !== undefined ? getMaxAmount(token, balance, fees ?? undefined) : undefined,
    gap: getSendGap({ form, balance, found: receiver !== undefined }),
  }
}

import { readBaseUnits } from '@latchkey/core'
import {
  feesQuery,
  getMaxAmount,
  getSendGap,
  getSendStore,
  type Receiver,
  type ReceiverFault,
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

/** Time in milliseconds without typing before a name is looked up (kit-behaviour §6). */
const nameDebounceMs = 500

/** Returns the send form, the unfinished transfers, and the function that changes the send form. */
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
  /** Whether the look-up of a name is running. */
  readonly pending: boolean
  readonly failed: boolean
  /** Why the name resolves to no recipient. */
  readonly fault: ReceiverFault | undefined
  /** Looks the name up again. */
  readonly retry: () => void
}

/**
 * Resolves the text of the recipient field: an address immediately, a name once the user stops
 * typing.
 */
export function useReceiver(text: string): ReceiverFacts {
  const { kit } = useKitContext()
  const { caipNetwork } = useNetwork()
  const typed = text.trim()
  const settled = useDebounced(typed, nameDebounceMs)
  const asked = typed.includes('.') ? settled : typed
  const { data, isFetching, isError, refetch } = useKitQuery({
    ...receiverQuery(kit, { text: asked, network: caipNetwork }),
    enabled: asked !== '',
  })
  const isCurrent = asked === typed
  return {
    receiver: isCurrent && typeof data === 'object' ? (data ?? undefined) : undefined,
    fault: isCurrent && typeof data === 'string' ? data : undefined,
    retry: () => void refetch(),
    pending: typed !== '' && (!isCurrent || isFetching),
    failed: isCurrent && isError,
  }
}

/**
 * Returns the send form with all data that depends on it: recipient, balance, fees and missing
 * fields.
 */
export function useSend() {
  const { kit } = useKitContext()
  const { form: typed, requests, change } = useSendForm()
  const given = useWantedSend()
  const form: SendForm = given ? { ...given.form, speed: typed.speed } : typed
  const { token } = form
  const { receiver, pending, failed, fault, retry } = useReceiver(form.receiver)
  const read = useTokenAmount(token)
  const amount = token && readBaseUnits(form.amount, token.decimals)
  const { data: fees } = useKitQuery({
    ...feesQuery(kit, { token, to: receiver?.address, amount }),
    enabled: token !== undefined,
    refetchInterval: 15_000,
  })
  const balance = read ?? (token?.address ? token.listed : undefined)
  return {
    form,
    /**
     * The transfer that the app requested and with which it filled in the send form. The user
     * cannot change such a form.
     */
    given,
    requests,
    change,
    token,
    amount,
    balance,
    receiver,
    receiverPending: pending,
    receiverFailed: failed,
    receiverFault: fault,
    retryReceiver: retry,
    fees: fees ?? undefined,
    most:
      token && balance !== undefined ? getMaxAmount(token, balance, fees ?? undefined) : undefined,
    gap: getSendGap({ form, balance, found: receiver !== undefined }),
  }
}

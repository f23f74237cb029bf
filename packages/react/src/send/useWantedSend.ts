import { toTypedText } from '@latchkey/core'
import { findWantedToken, type SendForm, type SendToken } from '@latchkey/kit/send'
import type { ModalState, WantedSend } from '@latchkey/modal'
import { useNativeBalance } from '../balance/useNativeBalance.ts'
import { useTokenBalance } from '../balance/useTokenBalance.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

function findWanted({ stack }: ModalState): WantedSend | undefined {
  const page = stack.find(({ view }) => view === 'WalletSend')
  return page?.view === 'WalletSend' ? page.data : undefined
}

export type Wanted = {
  readonly wanted: WantedSend
  /** The send form with the values that the app requested. */
  readonly form: SendForm
  /** True if the network does not have the requested token. */
  readonly missing: boolean
}

/**
 * Returns the transfer that an app requests while the send page is in the history. Returns
 * `undefined` if the user fills in the send form.
 */
export function useWantedSend(): Wanted | undefined {
  const { kit } = useKitContext()
  const wanted = useSlice(kit.modal, findWanted, undefined)
  const token = useWantedToken(wanted)
  if (!wanted) return undefined
  const form = {
    amount: toTypedText(wanted.amount),
    receiver: wanted.to,
    token: token ?? undefined,
  }
  return { wanted, missing: token === null, form }
}

/**
 * Finds the requested token. Returns `undefined` until its network is active, because tokens are
 * only read on the active network.
 */
function useWantedToken(wanted: WantedSend | undefined): SendToken | null | undefined {
  const { caipNetwork } = useNetwork()
  const isThere = wanted !== undefined && caipNetwork?.caipNetworkId === wanted.caipNetworkId
  // An empty address disables the balance requests while the request's network is not active.
  const target = isThere ? {} : { address: '' }
  const { data: list } = useTokenBalance(target)
  const { data: read } = useNativeBalance({ ...target, token: wanted?.token })
  if (!isThere) return undefined
  return findWantedToken(wanted, { network: caipNetwork, listed: list?.tokens ?? [], read })
}

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
  /** What the app has filled in. */
  readonly form: SendForm
  /** There is no such token on the network. */
  readonly missing: boolean
}

/** Reads what the app wants sent, on the page of sending and on those above it; `undefined` where a person chooses. */
export function useWantedSend(): Wanted | undefined {
  const { kit } = useKitContext()
  const wanted = useSlice(kit.modal, findWanted, undefined)
  const token = useWantedToken(wanted)
  if (!wanted) return undefined
  const { amount, to: receiver } = wanted
  return { wanted, missing: token === null, form: { amount, receiver, token: token ?? undefined } }
}

/** A token of another network than the one in use is not known yet: the network is being changed. */
function useWantedToken(wanted: WantedSend | undefined): SendToken | null | undefined {
  const { caipNetwork } = useNetwork()
  const isThere = wanted !== undefined && caipNetwork?.caipNetworkId === wanted.caipNetworkId
  // Nobody is asked about where nothing is wanted.
  const target = isThere ? {} : { address: '' }
  const { data: list } = useTokenBalance(target)
  const { data: read } = useNativeBalance({ ...target, token: wanted?.token })
  if (!isThere) return undefined
  return findWantedToken(wanted, { network: caipNetwork, listed: list?.tokens ?? [], read })
}

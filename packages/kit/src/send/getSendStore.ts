import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection, getActiveNamespace } from '../state/getActiveConnection.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { emptyForm, type SendForm } from './SendForm.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'

export type SendState = {
  readonly form: SendForm
  /** Begun and not known to be over, of the account in use, whatever tab began it. */
  readonly requests: readonly SendRequest[]
}

type Reader = Pick<Kit, 'config' | 'connection' | 'storage'>

/** Whose form it is: another account or network has another. */
function toOwner(kit: Reader): string {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  return `${getActiveNetworkId(kit)}:${address}`
}

/** Lists what the account in use has begun to send. */
export function readOwnRequests(kit: Reader): readonly SendRequest[] {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  return sendRequests.read(kit, getActiveNamespace(kit)).filter(({ from }) => from === address)
}

/** Gets the form of sending. Empty after a change of network or account (K-NET-08). */
export const getSendStore: (kit: Reader & Pick<Kit, 'slots'>) => StoreApi<SendState> = createSlot(
  (kit: Reader) => {
    const store = createStore<SendState>(() => ({
      form: emptyForm,
      requests: readOwnRequests(kit),
    }))
    let owner = toOwner(kit)
    kit.connection.subscribe(() => {
      const next = toOwner(kit)
      if (next === owner) return
      owner = next
      store.setState({ form: emptyForm, requests: readOwnRequests(kit) })
    })
    return store
  },
)

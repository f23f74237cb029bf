import { refreshAccount } from '../account/refreshAccount.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { failedToast } from '../send/sendToasts.ts'
import { type ChainEnd, isWaitedFor, waitInChain } from '../send/waitInChain.ts'
import { watchRequests } from '../send/watchRequests.ts'
import { type ShowToastParameters, showToast } from '../state/showToast.ts'
import { showArrived } from '../tabs/pendingToasts.ts'
import { getSwapStore, readOwnSwaps } from './getSwapStore.ts'
import { type SwapRequest, swapRequests } from './SwapRequest.ts'

/** Shows on the page of swapping what is under way. */
export function showSwaps(kit: Kit): void {
  getSwapStore(kit).setState({ requests: readOwnSwaps(kit) })
}

/** Forgets a request that a person has looked after themselves: they may swap again. */
export function forgetSwap(kit: Kit, request: Pick<SwapRequest, 'id' | 'caipNetworkId'>): void {
  swapRequests.drop(kit, request)
  showSwaps(kit)
}

/** Says that something was swapped. `sold` is a symbol, with its amount where nothing else is known of it. */
export function toSwappedToast({
  sold,
  bought,
}: {
  readonly sold: string
  readonly bought: string
}): ShowToastParameters {
  const values = { sold, bought }
  const message = `Swapped ${values.sold} to ${values.bought}`
  return { message, variant: 'success', text: { key: 'toast.swapped', values } }
}

/** An approval is waited for on the page that asked for it. */
function toSwappingToast({ act, sold, bought }: SwapRequest) {
  if (act !== 'swap') return undefined
  const text = { key: 'toast.swapping', values: { sold, bought } } as const
  return { message: `Swapping ${sold} to ${bought}`, variant: 'loading', text } as const
}

/** Waits until a request is in the chain: then it is over, and `onEnd` says so. What is late stays noted. */
export async function awaitSwapEnd(
  kit: Kit,
  request: SwapRequest,
  onEnd: (end: Exclude<ChainEnd, 'late'>) => void = () => {},
): Promise<ChainEnd> {
  const { caipNetworkId, hash = '' } = request
  const end = await waitInChain(kit, { caipNetworkId, hash })
  if (end === 'late') return end
  onEnd(end)
  forgetSwap(kit, request)
  refreshAccount(kit, caipNetworkId)
  return end
}

/** Waits for what the page that asked for it no longer waits for. */
async function resume(kit: Kit, request: SwapRequest): Promise<void> {
  await awaitSwapEnd(kit, request, (end) => {
    if (end === 'done') showArrived(kit, request.id, toSwappedToast(request))
    else showToast(kit, failedToast)
  })
}

/**
 * Reads again what is under way: another tab may have begun or ended something. What was sent is waited for again, where
 * the page that sent it was left or had given up.
 */
export function refreshSwaps(kit: Kit): void {
  showSwaps(kit)
  for (const request of readOwnSwaps(kit)) {
    const { hash } = request
    if (hash !== undefined && !isWaitedFor(kit, hash)) void resume(kit, request)
  }
}

const getWatching = createSlot(() => ({ watched: false }))

/** Shows what has been swapped and is on its way, from now on (see `watchRequests`). Called again it changes nothing. */
export function watchSwaps(kit: Kit): void {
  const watching = getWatching(kit)
  if (watching.watched) return
  watching.watched = true
  watchRequests(kit, {
    source: 'swap',
    store: getSwapStore(kit),
    toToast: toSwappingToast,
    refresh: () => refreshSwaps(kit),
  })
}

import { ExternalUrlError } from '@latchkey/core'
import { type BuyProvider, isSmartAccountInUse, track } from '@latchkey/kit'
import { buyUrlQuery } from '@latchkey/kit/buy'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { openBuy } from './openBuy.ts'

/**
 * Returns the state of a provider's page, and the action that opens it in a window. The URL loads
 * in advance, because the press itself must open the window. If the URL failed to load, a press
 * loads it again.
 */
export function useBuyFrom(provider: BuyProvider) {
  const { kit } = useKitContext()
  const { name, imageUrl } = provider
  const query = useKitQuery(buyUrlQuery(kit, provider))
  const { data: url, error, isFetching } = query
  const isUnreached = error !== null && !(error instanceof ExternalUrlError)
  const open = () => {
    if (isUnreached) return void query.refetch()
    if (!url) return
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'SELECT_BUY_PROVIDER', properties: { provider: name, isSmartAccount } })
    const failed = !openBuy(kit, url)
    const data = { name, imageUrl, url, failed }
    kit.modal.send({ type: 'push', page: { view: 'BuyInProgress', data } })
  }
  return {
    open,
    isLoading: isFetching,
    /** Whether the URL failed to load. */
    isUnreached,
    /** Whether the provider does not serve this account. */
    isMissing: !url && !isUnreached && !isFetching,
  }
}

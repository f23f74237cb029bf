import { BaseError } from '@latchkey/core'
import { getAccount, getActiveNetwork } from '@latchkey/kit'
import type { NativeBalance } from '@latchkey/kit/query'
import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

/** `fetchBalance` was called while no account is connected. */
export class AddressMissingError extends BaseError {
  override readonly name = 'AddressMissingError'
  constructor() {
    super('No account is connected', {
      code: 'address_missing',
      hint: 'Call fetchBalance() when useAccount().isConnected is true.',
    })
  }
}

export type FetchBalanceReturnType = {
  /**
   * The native balance. If it has `fallback`, it could not be read: do not use the amount to send,
   * swap or compare (S-140).
   */
  readonly data: NativeBalance | undefined
  readonly error: unknown
  readonly isSuccess: boolean
  readonly isError: boolean
}

const toFailure = (error: unknown): FetchBalanceReturnType => ({
  data: undefined,
  error,
  isSuccess: false,
  isError: true,
})

/**
 * Returns the function `fetchBalance`, which reads the native balance of the active account.
 * Results are cached for 30 s.
 */
export function useBalance(): { readonly fetchBalance: () => Promise<FetchBalanceReturnType> } {
  const { kit } = useKitContext()
  const fetchBalance = useCallback(async () => {
    const { address } = getAccount(kit)
    const network = getActiveNetwork(kit)
    if (!address || !network) return toFailure(new AddressMissingError())
    try {
      // The query code loads with the first balance and not with the page.
      const { getQueryClient, nativeBalanceQuery } = await import('@latchkey/kit/query')
      const query = nativeBalanceQuery(kit, { address, network })
      const client = getQueryClient(kit)
      const data = await client.fetchQuery(query)
      return { data, error: undefined, isSuccess: true, isError: false }
    } catch (error) {
      return toFailure(error)
    }
  }, [kit])
  return { fetchBalance }
}

import type { ChainNamespace } from '@latchkey/core'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useStatus } from '../hooks/account/useStatus.ts'
import { type Result, type ResultCallbacks, useResult } from '../hooks/actions/useResult.ts'
import type { ConnectTarget } from './connectBy.ts'

/** What was connected. */
export type WalletButtonData = {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: string
  readonly address: string
}

export type UseWalletButtonParameters = ResultCallbacks<WalletButtonData> & {
  readonly namespace?: ChainNamespace | undefined
}

export type UseWalletButtonReturnType = Result<WalletButtonData> & {
  /** The kit has started and nobody is connected: a press connects. */
  readonly isReady: boolean
  /** Connects a wallet, by the pages of the modal. Call it in the click. */
  readonly connect: (target: ConnectTarget) => void
  /** Fetches what a press needs: on hover, focus or press. */
  readonly prepare: () => void
}

// A chunk of its own: a page that has no such button has none of it.
const load = () => import(/* moment: walletButton */ './connectBy.ts')

/**
 * Connects one wallet, social network, e-mail or any wallet by QR code, and tells how it goes. It fails with
 * `connection_rejected`, `failed_to_connect`, `modal_closed` when the person leaves, `wallet_unknown` for a wallet that the
 * directory does not list.
 */
export function useWalletButton(
  parameters: UseWalletButtonParameters = {},
): UseWalletButtonReturnType {
  const { namespace, ...callbacks } = parameters
  const { kit, intend } = useKitContext()
  const { status } = useStatus(namespace)
  const { run, ...result } = useResult(
    async (target: ConnectTarget, { signal }: { readonly signal: AbortSignal }) => {
      const { connectBy } = await load()
      const connection = await connectBy(kit, { target, namespace, signal })
      const { namespace: chainNamespace, caipNetworkId, accounts } = connection
      return { chainNamespace, caipNetworkId, address: accounts[0]?.address ?? '' }
    },
    callbacks,
  )
  const prepare = useCallback(() => {
    intend()
    // Fetched ahead; a press fetches again and says what failed.
    load().catch(() => undefined)
  }, [intend])
  return { ...result, isReady: status === 'disconnected', connect: run, prepare }
}

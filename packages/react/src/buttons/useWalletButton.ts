import type { ChainNamespace } from '@latchkey/core'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useStatus } from '../hooks/account/useStatus.ts'
import { type Result, type ResultCallbacks, useResult } from '../hooks/actions/useResult.ts'
import type { ConnectTarget } from './connectBy.ts'

/** Result of a wallet button: the account that was connected, and its network. */
export type WalletButtonData = {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: string
  readonly address: string
}

export type UseWalletButtonParameters = ResultCallbacks<WalletButtonData> & {
  readonly namespace?: ChainNamespace | undefined
}

export type UseWalletButtonReturnType = Result<WalletButtonData> & {
  /** True when the kit has started and no account is connected. */
  readonly isReady: boolean
  /**
   * Connects a wallet through the pages of the modal. Call it in the click handler, because
   * browsers block windows that open later.
   */
  readonly connect: (target: ConnectTarget) => void
  /** Loads the code that a press needs. Call it on hover, focus or pointer down. */
  readonly prepare: () => void
}

// The code has a separate chunk, because most pages have no wallet button.
const load = () => import(/* moment: walletButton */ './connectBy.ts')

/**
 * Connects one wallet, a social network, e-mail, or any wallet by QR code, and reports the
 * progress. Error codes: `connection_rejected`, `failed_to_connect`, `modal_closed` when the user
 * closes the modal, `wallet_unknown` for a wallet that the directory does not list.
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
    // This only loads the code in advance. If it fails, `connect` loads the code again and reports
    // a failure.
    load().catch(() => undefined)
  }, [intend])
  return { ...result, isReady: status === 'disconnected', connect: run, prepare }
}

import { type ConnectionState, connect } from '@latchkey/kit'
import { Image } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { getErrorCode, useAction } from '../hooks/useAction.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useStartOnEntry } from '../hooks/useStartOnEntry.ts'
import { useText } from '../hooks/useText.ts'
import { getWalletInfo, type WalletId } from '../wallets/getWalletInfo.ts'
import { CancelButton, RetryButton } from './parts/WaitingActions.tsx'
import { WaitingScreen } from './parts/WaitingScreen.tsx'
import type { ViewProps } from './registry.ts'

/** Waits for a wallet of this page to be connected. Starts by itself: a press led here. */
export default function ConnectingExternal({ data }: ViewProps<'ConnectingExternal'>) {
  const { kit } = useKitContext()
  const [wasConnected] = useState(() => isWalletConnected(kit.connection.getState(), data))
  return wasConnected ? <AlreadyConnected id={data} /> : <Connecting id={data} />
}

function isWalletConnected({ connections }: ConnectionState, id: WalletId): boolean {
  return connections.some(
    ({ connector, namespace }) => connector.id === id.connectorId && namespace === id.namespace,
  )
}

function useWallet(id: WalletId) {
  const { kit } = useKitContext()
  const info = useSlice(kit.connection, () => getWalletInfo(kit, id), undefined)
  return {
    name: info?.name ?? id.connectorId,
    image: <Image shape="tile" size={80} src={info?.icon} />,
  }
}

function AlreadyConnected({ id }: { readonly id: WalletId }) {
  const text = useText()
  const wallet = useWallet(id)
  return (
    <WaitingScreen
      image={wallet.image}
      state="done"
      text={text('connecting.already', { wallet: wallet.name })}
      title={text('connecting.alreadyTitle', { wallet: wallet.name })}
    />
  )
}

function Connecting({ id }: { readonly id: WalletId }) {
  const { kit } = useKitContext()
  const text = useText()
  const wallet = useWallet(id)
  const attempt = useAction<void>((_, { signal }) => connect(kit, { ...id, signal }))
  const stillWaiting = useSlice(kit.connection, ({ pending }) => pending?.stillWaiting, undefined)
  useStartOnEntry(attempt.run)
  const named = { wallet: wallet.name }

  if (attempt.status === 'error') {
    return (
      <WaitingScreen
        action={<RetryButton onRetry={() => attempt.run()} />}
        image={wallet.image}
        state="failed"
        text={text(toReason(attempt.error), named)}
        title={text('connecting.declinedTitle')}
      />
    )
  }
  return (
    <WaitingScreen
      action={<CancelButton />}
      hint={stillWaiting ? text('connecting.stillWaiting', named) : undefined}
      image={wallet.image}
      state={attempt.status === 'success' ? 'done' : 'waiting'}
      text={text('connecting.approve', named)}
      title={text('connecting.title', named)}
    />
  )
}

const reasons = {
  connection_rejected: 'connecting.declined',
  connector_not_found: 'connecting.gone',
} as const

function toReason(error: unknown): 'connecting.declined' | 'connecting.gone' | 'connecting.failed' {
  const code = getErrorCode(error)
  return code === 'connection_rejected' || code === 'connector_not_found'
    ? reasons[code]
    : 'connecting.failed'
}

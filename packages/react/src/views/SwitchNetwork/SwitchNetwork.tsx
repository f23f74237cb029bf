import type { Network } from '@latchkey/core'
import { switchNetwork } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../../hooks/actions/useStartOnEntry.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { CancelButton, RetryButton } from '../../parts/WaitingActions.tsx'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Waits for the wallet to switch its network. Sends the request on mount, because the user has
 * already selected the network. After the switch, the kit navigates.
 */
export function SwitchNetwork({ data }: ViewProps<'SwitchNetwork'>) {
  const { kit } = useKitContext()
  const network = kit.config.networks.find(
    ({ caipNetworkId }) => caipNetworkId === data.caipNetworkId,
  )
  return network ? <Switching network={network} /> : null
}

function Switching({ network }: { readonly network: Network }) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { caipNetworkId, name } = network
  const attempt = useAction<void>((_, { signal }) => switchNetwork(kit, { caipNetworkId, signal }))
  const stillWaiting = useSlice(kit.connection, ({ pending }) => pending?.stillWaiting, undefined)
  const { connectedWalletInfo } = useAccount({ namespace: network.chainNamespace })
  useStartOnEntry(attempt.run)
  const wallet = connectedWalletInfo?.name ?? ''
  const image = <NetworkImage network={network} shape="tile" size={80} />

  if (attempt.status === 'error') {
    const [title, reason] = outcomes[toOutcome(attempt.error)]
    const names = { wallet, network: name }
    return (
      <WaitingScreen
        action={<RetryButton onRetry={() => attempt.run()} />}
        image={image}
        state="failed"
        text={text(reason, names)}
        title={text(title, names)}
      />
    )
  }
  return (
    <WaitingScreen
      action={<CancelButton />}
      hint={stillWaiting ? text('connecting.stillWaiting', { wallet }) : undefined}
      image={image}
      state="waiting"
      text={wallet ? text('switch.text', { wallet, network: name }) : ''}
      title={
        wallet ? text('switch.approve', { wallet }) : text('switch.switching', { network: name })
      }
    />
  )
}

/** Title and text by outcome of the switch. */
const outcomes = {
  busy: ['connecting.title', 'connecting.busy'],
  declined: ['switch.declinedTitle', 'switch.declined'],
  failed: ['switch.failedTitle', 'switch.failed'],
  unable: ['switch.unableTitle', 'switch.unable'],
} as const

function toOutcome(error: unknown): keyof typeof outcomes {
  const code = getErrorCode(error)
  if (code === 'connection_rejected') return 'declined'
  if (code === 'wallet_busy') return 'busy'
  return code === 'feature_not_supported' ? 'unable' : 'failed'
}

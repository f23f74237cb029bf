import { getActiveConnection, switchNetwork } from '@latchkey/kit'
import { Button } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/useAction.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'
import { NetworkImage } from '../networks/NetworkImage.tsx'
import { namespaceNames } from '../networks/namespaces.ts'
import { WaitingScreen } from './parts/WaitingScreen.tsx'
import type { ViewProps } from './registry.ts'

/** Asks before an ecosystem is left that a wallet is connected in (K-NET-06). */
export default function SwitchActiveChain({ data }: ViewProps<'SwitchActiveChain'>) {
  const { kit } = useKitContext()
  const text = useText()
  const { switchToChain, caipNetworkId } = data
  const network = kit.config.networks.find((other) =>
    caipNetworkId ? other.caipNetworkId === caipNetworkId : other.chainNamespace === switchToChain,
  )
  const wallet = useSlice(kit.connection, () => getActiveConnection(kit)?.connector.name, undefined)
  const going = useAction(async () => {
    if (network) await switchNetwork(kit, { caipNetworkId: network.caipNetworkId })
    const page = { view: 'Connect', data: { addWalletForNamespace: switchToChain } } as const
    kit.modal.send({ type: 'reset', page })
  })
  if (!network) return null
  const ecosystem = namespaceNames[switchToChain]
  return (
    <WaitingScreen
      action={
        <Button
          data-testid="w3m-switch-active-chain-button"
          onClick={() => going.run()}
          pending={going.status === 'pending'}
          size="large"
          variant="primary"
          wide
        >
          {text('switchChain.switch')}
        </Button>
      }
      image={<NetworkImage network={network} shape="tile" size={80} />}
      state={going.status === 'error' ? 'failed' : 'waiting'}
      text={
        wallet
          ? text('switchChain.text', { wallet, ecosystem })
          : text('switchChain.textNoWallet', { ecosystem })
      }
      title={text('switchChain.title', { ecosystem })}
    />
  )
}

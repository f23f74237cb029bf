import { namespaceFacts } from '@latchkey/core'
import { getActiveConnection, switchNetwork } from '@latchkey/kit'
import { Button, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Asks the user whether to connect a wallet in another namespace, because the selected network
 * belongs to it (K-NET-06).
 */
export function SwitchActiveChain({ data }: ViewProps<'SwitchActiveChain'>) {
  const { kit } = useKitContext()
  const text = useAccountText()
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
  const ecosystem = namespaceFacts[switchToChain].name
  return (
    <Stack align="center" gap={20}>
      <NetworkImage network={network} shape="tile" size={80} />
      <Stack align="center" gap={4}>
        <Text align="center" as="h3" weight={500}>
          {text('switchChain.title', { ecosystem })}
        </Text>
        <Text align="center" size="small" tone="muted">
          {wallet
            ? text('switchChain.text', { wallet, ecosystem })
            : text('switchChain.textNoWallet', { ecosystem })}
        </Text>
        {going.status === 'error' && (
          <Text align="center" role="alert" size="small" tone="danger">
            {text('switch.declined')}
          </Text>
        )}
      </Stack>
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
    </Stack>
  )
}

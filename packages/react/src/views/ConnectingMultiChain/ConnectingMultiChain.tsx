import { namespaceFacts } from '@latchkey/core'
import { Image, ListItem, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useText } from '../../messages/en.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { List } from '../../parts/List.tsx'
import { getWalletInfo } from '../../wallets/getWalletInfo.ts'
import type { ViewProps } from '../ViewProps.ts'

/** Asks the user in which namespace to connect a wallet that supports several. */
export function ConnectingMultiChain({ data }: ViewProps<'ConnectingMultiChain'>) {
  const { kit } = useKitContext()
  const text = useText()
  const { name, connectors } = data
  const icon = useSlice(
    kit.connection,
    () => connectors.map((id) => getWalletInfo(kit, id)?.icon).find(Boolean),
    undefined,
  )
  return (
    <Stack align="center" gap={20}>
      <Image fallback={name} shape="tile" size={80} src={icon} />
      <Text align="center" tone="muted">
        {text('multiChain.text', { wallet: name })}
      </Text>
      <List>
        {connectors.map((id) => (
          <li key={id.namespace}>
            <ListItem
              chevron
              data-testid={`wui-list-chain-${id.namespace}`}
              image={
                <NetworkImage
                  network={kit.config.networks.find(
                    ({ chainNamespace }) => chainNamespace === id.namespace,
                  )}
                />
              }
              label={namespaceFacts[id.namespace].name}
              onSelect={() =>
                kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data: id } })
              }
            />
          </li>
        ))}
      </List>
    </Stack>
  )
}

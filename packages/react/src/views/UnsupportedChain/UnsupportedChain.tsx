import { listSwapNetworks } from '@latchkey/kit'
import { Separator, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { chooseNetwork } from '../../networks/chooseNetwork.ts'
import { NetworkRows } from '../../networks/NetworkRows.tsx'
import { DisconnectRow } from '../../parts/DisconnectRow.tsx'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Shown if the wallet uses a network that the app does not support. Offers to switch the network or
 * to disconnect. With `data.swap`, the network only does not support swaps, and the user can close
 * the view.
 */
export function UnsupportedChain({ data }: ViewProps<'UnsupportedChain'>) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const choice = useAction(chooseNetwork.bind(undefined, kit))
  return (
    <Stack gap={16}>
      <Text size="small" tone="muted">
        {text(data?.swap ? 'unsupported.swap' : 'unsupported.text')}
      </Text>
      <NetworkRows
        networks={data?.swap ? listSwapNetworks(kit) : kit.config.networks}
        onSelect={choice.run}
      />
      <Separator>{text('unsupported.or')}</Separator>
      <DisconnectRow />
    </Stack>
  )
}

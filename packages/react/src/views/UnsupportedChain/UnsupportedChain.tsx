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
 * The wallet is on a network the app does not know, or on one where nobody swaps: switch or disconnect. Only the second can
 * be closed.
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

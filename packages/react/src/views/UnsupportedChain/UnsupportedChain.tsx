import { Separator, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccountText } from '../../hooks/useAccountText.ts'
import { useAction } from '../../hooks/useAction.ts'
import { chooseNetwork } from '../../networks/chooseNetwork.ts'
import { NetworkRows } from '../../networks/NetworkRows.tsx'
import { DisconnectRow } from '../../parts/DisconnectRow.tsx'

/** The wallet is on a network the app does not know: switch or disconnect. It cannot be closed. */
export function UnsupportedChain() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const choice = useAction(chooseNetwork.bind(undefined, kit))
  return (
    <Stack gap={16}>
      <Text size="small" tone="muted">
        {text('unsupported.text')}
      </Text>
      <NetworkRows networks={kit.config.networks} onSelect={choice.run} />
      <Separator>{text('unsupported.or')}</Separator>
      <DisconnectRow />
    </Stack>
  )
}

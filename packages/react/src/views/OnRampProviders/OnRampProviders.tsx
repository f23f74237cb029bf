import { isSmartAccountInUse, track } from '@latchkey/kit'
import { listBuyProviders } from '@latchkey/kit/buy'
import { Button, EmptyState, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useBuyText } from '../../messages/buys.ts'
import { List } from '../../parts/List.tsx'
import { ProviderRow } from './ProviderRow.tsx'

const none: ReturnType<typeof listBuyProviders> = []

/** Lists the providers that sell tokens to the active account. */
export function OnRampProviders() {
  const { kit } = useKitContext()
  const text = useBuyText()
  const providers = useKitFacts(() => listBuyProviders(kit), none)
  if (providers.length === 0) return <EmptyState title={text('buy.none')} />
  return (
    <List>
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderRow provider={provider} />
        </li>
      ))}
    </List>
  )
}

/** Notes that the user buys from the provider, with a link that explains how buying works. */
export function OnRampProvidersFooter() {
  const { kit } = useKitContext()
  const text = useBuyText()
  return (
    <Stack align="center" gap={4}>
      <Text align="center" size="caption" tone="muted">
        {text('buy.note')}
      </Text>
      <Button
        onClick={() => {
          const isSmartAccount = isSmartAccountInUse(kit)
          track(kit, { event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount } })
          kit.modal.send({ type: 'push', page: { view: 'WhatIsABuy' } })
        }}
        size="small"
        variant="ghost"
      >
        {text('buy.help')}
      </Button>
    </Stack>
  )
}

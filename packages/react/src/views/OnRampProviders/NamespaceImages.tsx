import type { ChainNamespace } from '@latchkey/core'
import { Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'

/** Shows an image for each namespace that a provider supports: that of one configured network. */
export function NamespaceImages({
  namespaces,
}: {
  readonly namespaces: readonly ChainNamespace[]
}) {
  const { kit } = useKitContext()
  const networks = namespaces.flatMap(
    (namespace) =>
      kit.config.networks.find(({ chainNamespace }) => chainNamespace === namespace) ?? [],
  )
  return (
    <Stack direction="row" gap={4}>
      {networks.map((network) => (
        <NetworkImage key={network.caipNetworkId} network={network} size={20} />
      ))}
    </Stack>
  )
}

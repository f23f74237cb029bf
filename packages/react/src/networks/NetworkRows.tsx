import type { Network } from '@latchkey/core'
import { getActiveConnection, isNetworkDisabled } from '@latchkey/kit'
import { CheckIcon, Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useAccountText } from '../messages/accounts.ts'
import { List } from '../parts/List.tsx'
import { NetworkImage } from './NetworkImage.tsx'

export type NetworkRowsProps = {
  readonly networks: readonly Network[]
  readonly onSelect: (network: Network) => void
}

const none: readonly Network[] = []

/** A list of networks to choose from, with the active one marked. */
export function NetworkRows({ networks, onSelect }: NetworkRowsProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { caipNetworkId } = useNetwork()
  const disabled = useSlice(
    kit.connection,
    () => networks.filter((network) => isNetworkDisabled(kit, network)),
    none,
  )
  const toReason = (network: Network) => {
    const connection = getActiveConnection(kit, { namespace: network.chainNamespace })
    return text('networks.disabled', { wallet: connection?.connector.name ?? '' })
  }
  return (
    <List>
      {networks.map((network) => {
        const current = network.caipNetworkId === caipNetworkId
        return (
          <li key={network.caipNetworkId}>
            <ListItem
              current={current}
              disabled={disabled.includes(network)}
              disabledReason={toReason(network)}
              data-testid={`w3m-network-switch-${network.name}`}
              image={<NetworkImage network={network} />}
              label={network.name}
              onSelect={() => onSelect(network)}
              tag={current && <Icon icon={CheckIcon} />}
            />
          </li>
        )
      })}
    </List>
  )
}

import type { Network } from '@latchkey/core'
import { CheckIcon, Icon, ListItem } from '@latchkey/ui'
import { useNetwork } from '../hooks/useNetwork.ts'
import { List } from '../views/parts/List.tsx'
import { NetworkImage } from './NetworkImage.tsx'

export type NetworkRowsProps = {
  readonly networks: readonly Network[]
  readonly onSelect: (network: Network) => void
}

/** Networks to choose from, the current one marked. */
export function NetworkRows({ networks, onSelect }: NetworkRowsProps) {
  const { caipNetworkId } = useNetwork()
  return (
    <List>
      {networks.map((network) => {
        const current = network.caipNetworkId === caipNetworkId
        return (
          <li key={network.caipNetworkId}>
            <ListItem
              current={current}
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

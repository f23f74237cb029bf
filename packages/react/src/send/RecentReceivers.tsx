import { parseCaipNetworkId, shortenAddress } from '@latchkey/core'
import { readRecentReceivers } from '@latchkey/kit/send'
import { Button, Stack, Text } from '@latchkey/ui'
import { useId } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useSendText } from '../messages/sends.ts'
import { AccountImage } from '../parts/AccountImage.tsx'

const mostShown = 3

export type RecentReceiversProps = { readonly onChoose: (address: string) => void }

/**
 * Buttons for the latest addresses to which this browser has sent. Only own transfers are offered,
 * because strangers send tiny amounts from look-alike addresses.
 */
export function RecentReceivers({ onChoose }: RecentReceiversProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const id = useId()
  const { caipNetwork } = useNetwork()
  if (!caipNetwork) return null
  const { namespace } = parseCaipNetworkId(caipNetwork.caipNetworkId)
  const recent = readRecentReceivers(kit.storage, namespace).slice(0, mostShown)
  if (recent.length === 0) return null
  return (
    <Stack gap={8}>
      <Text as="h3" id={id} size="small" tone="muted">
        {text('send.recent')}
      </Text>
      <Stack aria-labelledby={id} direction="row" gap={8} role="group" wrap>
        {recent.map((address) => (
          <Button
            data-testid="send-recent"
            icon={<AccountImage address={address} image={undefined} size={24} />}
            key={address}
            onClick={() => onChoose(address)}
            size="small"
            title={address}
          >
            <bdi>{shortenAddress(address)}</bdi>
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}

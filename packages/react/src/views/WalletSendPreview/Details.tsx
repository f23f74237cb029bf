import type { SendSpeed } from '@latchkey/core'
import { ListItem, Text } from '@latchkey/ui'
import { useId } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useSendText } from '../../messages/sends.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { useCoinText } from '../../send/useCoinText.ts'
import { useSendForm } from '../../send/useSend.ts'
import type { ReadyProps } from './SendSum.tsx'
import styles from './WalletSendPreview.module.css'

/** Shows the network, the speed and the fee of a transfer. */
export function Details({ ready }: ReadyProps) {
  return (
    <div className={styles['details']}>
      {ready.given ? <FixedNetwork /> : <NetworkRow />}
      <SpeedChoice ready={ready} />
      <Fee ready={ready} />
    </div>
  )
}

function NetworkRow() {
  const { kit } = useKitContext()
  const text = useSendText()
  const { caipNetwork } = useNetwork()
  return (
    <ListItem
      chevron
      data-testid="send-preview-network"
      detail={text('send.network')}
      image={<NetworkImage network={caipNetwork} />}
      label={caipNetwork?.name}
      onSelect={() => kit.modal.send({ type: 'push', page: { view: 'Networks' } })}
    />
  )
}

/** Shows the network, which the user cannot change because the app requested it. */
function FixedNetwork() {
  const text = useSendText()
  const { caipNetwork } = useNetwork()
  return (
    <div className={styles['fee']}>
      <Text as="span" size="small" tone="muted">
        {text('send.network')}
      </Text>
      <Text as="span" data-testid="send-preview-network" size="small">
        {caipNetwork?.name}
      </Text>
    </div>
  )
}

const speeds: readonly SendSpeed[] = ['slow', 'normal', 'fast']

function SpeedChoice({ ready: { speed = 'normal', fees } }: ReadyProps) {
  const text = useSendText()
  const { change } = useSendForm()
  const name = useId()
  // Renders nothing if all speeds cost the same.
  if (!fees || (fees.slow === fees.normal && fees.normal === fees.fast)) return null
  return (
    <fieldset className={styles['speeds']}>
      <legend className={styles['hidden']}>{text('send.speed')}</legend>
      {speeds.map((each) => (
        <label className={styles['speed']} data-checked={each === speed || undefined} key={each}>
          <input
            checked={each === speed}
            className={styles['hidden']}
            name={name}
            onChange={() => change({ speed: each })}
            type="radio"
            value={each}
          />
          {text(`send.speed.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Fee({ ready: { fees, speed = 'normal' } }: ReadyProps) {
  const text = useSendText()
  return (
    <div className={styles['fee']}>
      <Text as="span" size="small" tone="muted">
        {text('send.fee')}
      </Text>
      <Text as="span" data-testid="send-preview-fee" size="small" tabular>
        {useCoinText(fees?.[speed]) ?? text('send.feeUnknown')}
      </Text>
    </div>
  )
}

import { namespaceFacts } from '@latchkey/core'
import { type ConnectionState, connect } from '@latchkey/kit'
import type { Page, Views } from '@latchkey/modal'
import { Button, Image, Stack } from '@latchkey/ui'
import { type ReactNode, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../../hooks/actions/useStartOnEntry.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useText } from '../../messages/en.ts'
import { CancelButton, RetryButton } from '../../parts/WaitingActions.tsx'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'
import { getWalletInfo, type WalletId } from '../../wallets/getWalletInfo.ts'
import type { ViewProps } from '../ViewProps.ts'
import styles from './ConnectingExternal.module.css'

/**
 * Waits for an injected wallet to connect. Sends the request on mount, because the user has already
 * selected the wallet.
 */
export function ConnectingExternal({ data }: ViewProps<'ConnectingExternal'>) {
  // The key mounts the view again for another namespace of the same wallet.
  const [place, setPlace] = useState(data)
  const key = `${place.namespace}/${place.connectorId}`
  return <OneEcosystem data={place} key={key} onChange={setPlace} />
}

type PlaceProps = ViewProps<'ConnectingExternal'> & {
  readonly onChange: (place: Views['ConnectingExternal']) => void
}

function OneEcosystem({ data, onChange }: PlaceProps) {
  const { kit } = useKitContext()
  const [wasConnected] = useState(() => isWalletConnected(kit.connection.getState(), data))
  return wasConnected ? (
    <AlreadyConnected id={data} />
  ) : (
    <Connecting data={data} onChange={onChange} />
  )
}

function isWalletConnected({ connections }: ConnectionState, id: WalletId): boolean {
  return connections.some(
    ({ connector, namespace }) => connector.id === id.connectorId && namespace === id.namespace,
  )
}

function useWallet(id: WalletId) {
  const { kit } = useKitContext()
  const info = useSlice(kit.connection, () => getWalletInfo(kit, id), undefined)
  return {
    name: info?.name ?? id.connectorId,
    image: <Image shape="tile" size={80} src={info?.icon} />,
  }
}

function AlreadyConnected({ id }: { readonly id: WalletId }) {
  const text = useText()
  const wallet = useWallet(id)
  return (
    <WaitingScreen
      image={wallet.image}
      state="done"
      text={text('connecting.already', { wallet: wallet.name })}
      title={text('connecting.alreadyTitle', { wallet: wallet.name })}
    />
  )
}

function Connecting({ data, onChange }: PlaceProps) {
  const { kit } = useKitContext()
  const text = useText()
  const { connectorId, namespace } = data
  const wallet = useWallet(data)
  const attempt = useAction<void>((_, { signal }) =>
    connect(kit, { connectorId, namespace, signal }),
  )
  const stillWaiting = useSlice(kit.connection, ({ pending }) => pending?.stillWaiting, undefined)
  const busy = useSlice(kit.connection, ({ pending }) => pending?.busy, undefined)
  useStartOnEntry(attempt.run)
  const named = { wallet: wallet.name }

  if (attempt.status === 'error') {
    const outcome = toOutcome(attempt.error)
    return (
      <WaitingScreen
        action={
          <Ways data={data} name={wallet.name} onChange={onChange}>
            <RetryButton onRetry={() => attempt.run()} />
          </Ways>
        }
        image={wallet.image}
        state="failed"
        text={text(`connecting.${outcome}`, named)}
        title={text(`connecting.${outcome}Title`, named)}
      />
    )
  }
  return (
    <WaitingScreen
      action={
        <Ways data={data} name={wallet.name} onChange={onChange}>
          <Stack className={styles['ways']} gap={4}>
            {busy && <RetryButton onRetry={() => attempt.run()} />}
            <CancelButton />
          </Stack>
        </Ways>
      }
      hint={stillWaiting && !busy ? text('connecting.stillWaiting', named) : undefined}
      image={wallet.image}
      state={attempt.status === 'success' ? 'done' : 'waiting'}
      text={text(busy ? 'connecting.busy' : 'connecting.approve', named)}
      title={text('connecting.title', named)}
    />
  )
}

type WaysProps = PlaceProps & { readonly name: string; readonly children: ReactNode }

/**
 * Shows the given buttons. If the wallet supports other namespaces, adds a button that connects it
 * there instead.
 */
function Ways({ data, name, onChange, children }: WaysProps) {
  const { kit } = useKitContext()
  const text = useText()
  const { locale } = useLanguage()
  const { others = [], ...own } = data
  const [other] = others
  if (!other) return children
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const ecosystem = list.format(others.map(({ namespace }) => namespaceFacts[namespace].name))
  const change = () => {
    if (others.length === 1) return onChange({ ...other, others: [own] })
    const page: Page = { view: 'ConnectingMultiChain', data: { name, connectors: others } }
    kit.modal.send({ type: 'replace', page })
  }
  return (
    <Stack className={styles['ways']} gap={4}>
      {children}
      <Button data-testid="w3m-use-other-ecosystem" onClick={change} variant="ghost" wide>
        {text('multiChain.useOther', { ecosystem })}
      </Button>
    </Stack>
  )
}

function toOutcome(error: unknown): 'declined' | 'gone' | 'failed' {
  const code = getErrorCode(error)
  if (code === 'connection_rejected') return 'declined'
  return code === 'connector_not_found' ? 'gone' : 'failed'
}

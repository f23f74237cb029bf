import { Button, EmptyState, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useNftText } from '../messages/nfts.ts'
import { LoadingNfts, NftGrid } from './NftGrid.tsx'
import { useNfts } from './useNfts.ts'

type NftsProps = { readonly nfts: ReturnType<typeof useNfts> }

/**
 * Shows the collectibles of the account on its network. Also shows that they are loading, failed to
 * load, or that there are none.
 */
export function Nfts() {
  const nfts = useNfts()
  if (nfts.failed) return <Failed nfts={nfts} />
  if (nfts.isLoading) return <LoadingNfts />
  return <Loaded nfts={nfts} />
}

/**
 * Shows the loaded collectibles. Those marked as spam show only after the user has asked for them.
 */
function Loaded({ nfts }: NftsProps) {
  const { all, wanted, hasMore, loadMore, failedMore } = nfts
  const [everything, setEverything] = useState(false)
  const shown = everything ? all : wanted
  const hidden = all.length - wanted.length
  return (
    <Stack gap={8}>
      {shown.length > 0 && <NftGrid hasMore={hasMore} nfts={shown} onReachEnd={loadMore} />}
      {shown.length === 0 && !failedMore && <None />}
      {failedMore && <FailedMore nfts={nfts} />}
      {hidden > 0 && (
        <HiddenSwitch
          count={hidden}
          onPressedChange={() => setEverything(!everything)}
          pressed={everything}
        />
      )}
    </Stack>
  )
}

function None() {
  const { kit } = useKitContext()
  const text = useNftText()
  const { caipNetwork } = useNetwork()
  return (
    <EmptyState
      action={
        <Button onClick={() => kit.modal.send({ type: 'push', page: { view: 'WalletReceive' } })}>
          {text('account.receiveFunds')}
        </Button>
      }
      title={text('account.nftsNone', { network: caipNetwork?.name ?? '' })}
    />
  )
}

type HiddenSwitchProps = {
  readonly count: number
  readonly pressed: boolean
  readonly onPressedChange: () => void
}

function HiddenSwitch({ count, pressed, onPressedChange }: HiddenSwitchProps) {
  const text = useNftText()
  const { locale } = useLanguage()
  const number = new Intl.NumberFormat(locale).format(count)
  return (
    <Button data-testid="nfts-hidden" onClick={onPressedChange} size="small">
      {pressed ? text('nfts.hideHidden') : text('nfts.showHidden', { count: number })}
    </Button>
  )
}

function Failed({ nfts }: NftsProps) {
  const text = useNftText()
  return <EmptyState action={<Retry nfts={nfts} />} title={text('nfts.failed')} />
}

function FailedMore({ nfts }: NftsProps) {
  const text = useNftText()
  return (
    <Stack align="center" gap={8} role="alert">
      <Text align="center" size="small" tone="muted">
        {text('nfts.failedMore')}
      </Text>
      <Retry nfts={nfts} />
    </Stack>
  )
}

function Retry({ nfts }: NftsProps) {
  const text = useNftText()
  return (
    <Button onClick={nfts.retry} pending={nfts.isRetrying} size="small">
      {text('modal.tryAgain')}
    </Button>
  )
}

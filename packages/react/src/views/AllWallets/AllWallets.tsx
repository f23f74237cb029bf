import { showToast } from '@latchkey/kit'
import {
  Button,
  CertifiedIcon,
  EmptyState,
  Icon,
  IconButton,
  QrIcon,
  Stack,
  Text,
} from '@latchkey/ui'
import { useRef, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useWalletText } from '../../messages/wallets.ts'
import { SearchInput } from '../../parts/SearchInput.tsx'
import { useHasAllWallets } from '../../wallets/AllWalletsRow.tsx'
import { Impressions } from '../../wallets/Impressions.tsx'
import { PairingAhead } from '../../wallets/PairingAhead.tsx'
import { useAllWallets } from '../../wallets/useAllWallets.ts'
import { useSteadyHeight } from '../../wallets/useSteadyHeight.ts'
import { WalletGrid } from '../../wallets/WalletGrid.tsx'
import styles from './AllWallets.module.css'

/** Height in pixels of the filter bar, which stays at the top while the list scrolls. */
const filtersPx = 56

/** Lists all wallets that can be connected, with a search and a filter for certified wallets. */
export function AllWallets() {
  const text = useWalletText()
  const [search, setSearch] = useState('')
  const [certified, setCertified] = useState(false)
  const wallets = useAllWallets({ search, certified })
  const { entries, hasMore } = wallets
  const view = useRef<HTMLDivElement>(null)
  useSteadyHeight(view)
  return (
    <Stack gap={4} ref={view}>
      <div className={styles['filters']}>
        <SearchInput
          clearLabel={text('wallets.clear')}
          label={text('wallets.search')}
          onValueChange={setSearch}
          value={search}
        />
        <CertifiedSwitch checked={certified} onCheckedChange={setCertified} />
        <QrButton />
      </div>
      <Impressions certified={certified} query={search.trim()} view="AllWallets">
        <PairingAhead>
          <WalletGrid
            coverPx={filtersPx}
            entries={entries}
            hasMore={hasMore}
            onReachEnd={wallets.loadMore}
          />
        </PairingAhead>
      </Impressions>
      <div role="status">
        {entries.length === 0 && !hasMore && (
          <NoWallet onClear={() => setSearch('')} search={search.trim()} />
        )}
      </div>
      {wallets.failed && <MoreFailed onRetry={wallets.retry} />}
    </Stack>
  )
}

type NoWalletProps = { readonly search: string; readonly onClear: () => void }

/**
 * Placeholder for an empty list. After a search without results, it offers to clear the search or
 * to show a QR code.
 */
function NoWallet({ search, onClear }: NoWalletProps) {
  const text = useWalletText()
  const { canPair, showCode } = useCode()
  if (!search) {
    return (
      <EmptyState
        data-testid="no-wallet-found"
        detail={text('wallets.emptyText')}
        title={text('wallets.none')}
      />
    )
  }
  return (
    <EmptyState
      action={
        <Stack gap={8}>
          <Button onClick={onClear}>{text('wallets.clear')}</Button>
          {canPair && (
            <Button onClick={showCode} variant="ghost">
              {text('wallets.qrCode')}
            </Button>
          )}
        </Stack>
      }
      data-testid="no-wallet-found"
      title={text('wallets.noneNamed', { search })}
    />
  )
}

type CertifiedSwitchProps = {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
}

function CertifiedSwitch({ checked, onCheckedChange }: CertifiedSwitchProps) {
  const { kit } = useKitContext()
  const text = useWalletText()
  const change = () => {
    onCheckedChange(!checked)
    if (!checked) showToast(kit, { message: text('wallets.certifiedToast'), variant: 'success' })
  }
  return (
    <IconButton
      aria-checked={checked}
      aria-label={text('wallets.certified')}
      className={styles['switch']}
      data-testid="wui-certified-switch"
      onClick={change}
      role="switch"
    >
      <Icon icon={CertifiedIcon} />
    </IconButton>
  )
}

/**
 * Returns whether the app can show a QR code for a wallet on another device, and the function that
 * opens the page with the QR code.
 */
function useCode() {
  const { kit } = useKitContext()
  const canPair = useHasAllWallets()
  return {
    canPair,
    showCode: () => kit.modal.send({ type: 'push', page: { view: 'ConnectingWalletConnect' } }),
  }
}

/** Button on phones that opens a QR code, so that a wallet on another device can scan it. */
function QrButton() {
  const { kit } = useKitContext()
  const text = useWalletText()
  const { canPair, showCode } = useCode()
  if (!canPair || !kit.ports.page.device().mobile) return null
  return (
    <IconButton aria-label={text('wallets.qrCode')} onClick={showCode}>
      <Icon icon={QrIcon} />
    </IconButton>
  )
}

function MoreFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useWalletText()
  return (
    <Stack align="center" gap={8} role="alert">
      <Text align="center" size="small" tone="muted">
        {text('wallets.moreFailed')}
      </Text>
      <Button onClick={onRetry}>{text('modal.tryAgain')}</Button>
    </Stack>
  )
}

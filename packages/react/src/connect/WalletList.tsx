import type { ChainNamespace } from '@latchkey/core'
import { EmptyState, Icon, Skeleton, Stack, WalletIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'
import { List } from '../parts/List.tsx'
import { AllWalletsRow, useHasAllWallets } from '../wallets/AllWalletsRow.tsx'
import { Impressions } from '../wallets/Impressions.tsx'
import { PairingAhead } from '../wallets/PairingAhead.tsx'
import { useWalletSections } from '../wallets/useWalletSections.ts'
import { toEntryKey } from '../wallets/WalletEntry.ts'
import { WalletRow } from '../wallets/WalletRow.tsx'
import { GuideButton, GuideRow } from './GuideRow.tsx'
import { useAdaptersAhead } from './useAdaptersAhead.ts'
import styles from './WalletList.module.css'

export type WalletListProps = {
  readonly namespace: ChainNamespace | undefined
  /** Name of the enclosing view, for analytics events. */
  readonly view: 'Connect' | 'ConnectWallets'
  /**
   * Whether to show the row that helps users without a wallet. Set it to false next to a login,
   * which creates a wallet for them.
   */
  readonly hasGuide?: boolean
}

/**
 * Lists the wallets to connect, ordered by section, followed by the row that opens the list of all
 * wallets.
 */
export function WalletList({ namespace, view, hasGuide = true }: WalletListProps) {
  const { kit } = useKitContext()
  const showsGuide = hasGuide && kit.config.enableWalletGuide !== false
  const { sections, pendingRows } = useWalletSections(namespace)
  const hasAllWallets = useHasAllWallets()
  const entries = sections.flatMap((section) => section.entries)
  useAdaptersAhead(entries)
  if (entries.length === 0 && !hasAllWallets)
    return <NoWallet namespace={namespace} showsGuide={showsGuide} />
  return (
    <Stack gap={12}>
      <Impressions view={view}>
        <List>
          <PairingAhead enabled={entries.some(({ kind }) => kind === 'directory')}>
            {entries.map((entry, index) => (
              <li key={toEntryKey(entry)}>
                <WalletRow displayIndex={index} entry={entry} view={view} />
              </li>
            ))}
          </PairingAhead>
          <PlaceholderRows count={pendingRows} />
          {hasAllWallets && (
            <li>
              <AllWalletsRow />
            </li>
          )}
        </List>
      </Impressions>
      {showsGuide && <GuideRow namespace={namespace} />}
    </Stack>
  )
}

/** Placeholders for the rows that the directory will add, so that the rows below do not move. */
function PlaceholderRows({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
    <li aria-hidden="true" key={index}>
      <Skeleton shape="row" />
    </li>
  ))
}

/**
 * Shown if no wallet was found. It appears after a short delay, because wallets announce themselves
 * asynchronously.
 */
function NoWallet(props: Pick<WalletListProps, 'namespace'> & { readonly showsGuide: boolean }) {
  const { namespace, showsGuide } = props
  const text = useText()
  return (
    <EmptyState
      action={showsGuide && <GuideButton namespace={namespace} primary />}
      className={styles['none']}
      detail={text('connect.noneText')}
      image={<Icon icon={WalletIcon} size={32} />}
      title={text('connect.noneTitle')}
    />
  )
}

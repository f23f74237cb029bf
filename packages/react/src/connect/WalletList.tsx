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
  /** Name of the view it is in, for events. */
  readonly view: 'Connect' | 'ConnectWallets'
  /** False where a login stands beside it: that is the way for people without a wallet. */
  readonly hasGuide?: boolean
}

/** Everything there is to connect with, section by section, and the way to all wallets. */
export function WalletList({ namespace, view, hasGuide = true }: WalletListProps) {
  const { kit } = useKitContext()
  const showsGuide = hasGuide && kit.config.enableWalletGuide !== false
  const { sections, awaited } = useWalletSections(namespace)
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
          <AwaitedRows count={awaited} />
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

/** Keep the places of what the directory will add, so that nothing below them moves. */
function AwaitedRows({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
    <li aria-hidden="true" key={index}>
      <Skeleton shape="row" />
    </li>
  ))
}

/** Held back for a moment: wallets announce themselves a little after they are asked. */
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

import type { Views } from '@latchkey/modal'
import { Tabs } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useFeatures } from '../../hooks/state/useFeatures.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { ActivityTab, NftsTab } from './LazyTabs.tsx'
import { TokensTab } from './TokensTab.tsx'

type Tab = NonNullable<NonNullable<Views['Account']>['tab']>

const contents = { tokens: TokensTab, nfts: NftsTab, activity: ActivityTab } as const
const quiet: readonly Tab[] = ['tokens', 'nfts']
const all: readonly Tab[] = [...quiet, 'activity']

export type AccountTabsProps = { readonly tab: Tab | undefined }

/**
 * Shows tabs for the tokens, collectibles and activity of the account. The page in the modal's
 * history stores the selected tab, so that back navigation shows the same one.
 */
export function AccountTabs({ tab }: AccountTabsProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const tabs = useFeatures()?.activity ? all : quiet
  const shown = tabs.find((each) => each === tab) ?? 'tokens'
  const Content = contents[shown]
  const choose = (id: string) => {
    const chosen = tabs.find((each) => each === id) ?? 'tokens'
    kit.modal.send({ type: 'update', page: { view: 'Account', data: { tab: chosen } } })
  }
  return (
    <Tabs
      aria-label={text('account.parts')}
      items={tabs.map((id) => ({ id, label: text(`account.${id}`), 'data-testid': `tab-${id}` }))}
      onValueChange={choose}
      value={shown}
    >
      <Content />
    </Tabs>
  )
}

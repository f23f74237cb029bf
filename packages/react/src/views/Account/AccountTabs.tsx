import type { Views } from '@latchkey/modal'
import { Tabs } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccountText } from '../../hooks/useAccountText.ts'
import { NftsTab } from './NftsTab.tsx'
import { TokensTab } from './TokensTab.tsx'

type Tab = NonNullable<NonNullable<Views['Account']>['tab']>

const contents = { tokens: TokensTab, nfts: NftsTab } as const
const tabs = ['tokens', 'nfts'] as const

export type AccountTabsProps = { readonly tab: Tab | undefined }

/** What is on the account and what it has done. The page remembers the tab: who comes back to it finds it open. */
export function AccountTabs({ tab = 'tokens' }: AccountTabsProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const shown = tabs.find((each) => each === tab) ?? 'tokens'
  const Content = contents[shown]
  const items = tabs.map((id) => ({
    id,
    label: text(`account.${id}`),
    'data-testid': `tab-${id}`,
  }))
  return (
    <Tabs
      aria-label={text('account.parts')}
      items={items}
      onValueChange={(id) => {
        const chosen = tabs.find((each) => each === id)
        kit.modal.send({
          type: 'update',
          page: { view: 'Account', data: { tab: chosen ?? 'tokens' } },
        })
      }}
      value={shown}
    >
      <Content />
    </Tabs>
  )
}

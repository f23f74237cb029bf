import { Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { type FundingWay, listFundingWays } from '../../features/fundingWays.ts'
import { useAccountText } from '../../hooks/useAccountText.ts'
import { useKitFacts } from '../../hooks/useKitFacts.ts'
import { List } from '../../parts/List.tsx'

const none: readonly FundingWay[] = []

/** The ways to get something onto the account: what is turned on and serves it, nothing else (K-BUY-07). */
export function FundWallet() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const ways = useKitFacts(() => listFundingWays(kit), none)
  return (
    <List>
      {ways.map(({ testId, icon, label, detail, page, tell }) => (
        <li key={testId}>
          <ListItem
            chevron
            data-testid={testId}
            detail={text(detail)}
            image={<Icon icon={icon} />}
            label={text(label)}
            onSelect={() => {
              tell?.(kit)
              kit.modal.send({ type: 'push', page })
            }}
          />
        </li>
      ))}
    </List>
  )
}

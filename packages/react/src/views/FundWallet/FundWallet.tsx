import { exchangesQuery } from '@latchkey/kit/deposit'
import { Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { depositing, type FundingWay, listFundingWays } from '../../features/fundingWays.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { List } from '../../parts/List.tsx'

const none: readonly FundingWay[] = []

/**
 * Lists the methods to fund the active account: buying tokens, depositing from an exchange, and
 * showing the address (K-BUY-07).
 */
export function FundWallet() {
  const { kit } = useKitContext()
  const ways = useKitFacts(() => listFundingWays(kit), none)
  return (
    <List>
      {ways.map((way) => (
        <li key={way.testId}>
          {way === depositing ? <DepositRow way={way} /> : <FundingRow way={way} />}
        </li>
      ))}
    </List>
  )
}

type FundingRowProps = {
  readonly way: FundingWay
  readonly pending?: boolean
  readonly disabled?: boolean
}

function FundingRow({ way, pending, disabled }: FundingRowProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { testId, icon, label, detail, page, track } = way
  return (
    <ListItem
      chevron
      data-testid={testId}
      detail={text(detail)}
      disabled={disabled}
      disabledReason={text('account.depositNone')}
      image={<Icon icon={icon} />}
      label={text(label)}
      onSelect={() => {
        track?.(kit)
        kit.modal.send({ type: 'push', page })
      }}
      pending={pending}
    />
  )
}

/** A row that opens the deposit from an exchange. Disabled if no exchange is available. */
function DepositRow({ way }: Pick<FundingRowProps, 'way'>) {
  const { kit } = useKitContext()
  const { data, isPending } = useKitQuery(exchangesQuery(kit, undefined))
  return <FundingRow disabled={!isPending && !data?.length} pending={isPending} way={way} />
}

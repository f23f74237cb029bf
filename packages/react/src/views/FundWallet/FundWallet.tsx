import type { BuyProvider } from '@latchkey/kit'
import { listBuyProviders } from '@latchkey/kit/buy'
import { exchangesQuery } from '@latchkey/kit/deposit'
import { ExternalIcon, Icon, ListItem } from '@latchkey/ui'
import { useBuyFrom } from '../../buy/useBuyFrom.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { buying, depositing, type FundingWay, listFundingWays } from '../../features/fundingWays.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { useBuyText } from '../../messages/buys.ts'
import { List } from '../../parts/List.tsx'

const none: readonly FundingWay[] = []
const noProviders: readonly BuyProvider[] = []

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
          <Row way={way} />
        </li>
      ))}
    </List>
  )
}

function Row({ way }: Pick<FundingRowProps, 'way'>) {
  const { kit } = useKitContext()
  const [provider, ...others] = useKitFacts(() => listBuyProviders(kit), noProviders)
  if (way === depositing) return <DepositRow way={way} />
  // With a single provider, the row opens its page instead of a list of one.
  if (way === buying && provider && others.length === 0)
    return <BuyRow provider={provider} way={way} />
  return <FundingRow way={way} />
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

type BuyRowProps = Pick<FundingRowProps, 'way'> & { readonly provider: BuyProvider }

/** A row that opens the page of the only provider in a window. */
function BuyRow({ way, provider }: BuyRowProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const buyText = useBuyText()
  const { open, isLoading, isUnreached, isMissing } = useBuyFrom(provider)
  const { testId, icon, label, track } = way
  return (
    <ListItem
      data-testid={testId}
      detail={buyText(isUnreached ? 'buy.unreached' : 'buy.in', { provider: provider.name })}
      disabled={isMissing}
      disabledReason={buyText('buy.notHere')}
      image={<Icon icon={icon} />}
      label={text(label)}
      onSelect={() => {
        track?.(kit)
        open()
      }}
      pending={isLoading}
      tag={<Icon directional icon={ExternalIcon} size={16} />}
    />
  )
}

/** A row that opens the deposit from an exchange. Disabled if no exchange is available. */
function DepositRow({ way }: Pick<FundingRowProps, 'way'>) {
  const { kit } = useKitContext()
  const { data, isPending } = useKitQuery(exchangesQuery(kit, undefined))
  return <FundingRow disabled={!isPending && !data?.length} pending={isPending} way={way} />
}

import { Button, EmptyState, Icon, ListItem, ReceiveIcon, Skeleton, Stack } from '@latchkey/ui'
import { openBalanceRefreshMs } from '../../balance/constants.ts'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { buying } from '../../features/fundingWays.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { List } from '../../parts/List.tsx'
import { TokenRows } from './TokenRows.tsx'

/** Lists the tokens of the account on the active network. */
export function TokensTab() {
  const text = useAccountText()
  const { caipNetwork } = useNetwork()
  const { data, isError, isFetching, refetch } = useTokenBalance({
    refreshMs: openBalanceRefreshMs,
  })
  if (isError) {
    return (
      <EmptyState
        action={
          <Button onClick={() => void refetch()} pending={isFetching} size="small">
            {text('modal.tryAgain')}
          </Button>
        }
        title={text('account.tokensFailed')}
      />
    )
  }
  if (!data) return <LoadingTokens />
  const network = caipNetwork?.name ?? ''
  if (!data.supported) return <EmptyState title={text('account.tokensUnsupported', { network })} />
  if (data.tokens.length === 0) return <NoTokens network={network} />
  return <TokenRows tokens={data.tokens} />
}

function LoadingTokens() {
  const text = useAccountText()
  return (
    <Stack aria-busy="true" aria-label={text('modal.loading')} role="status">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}

function NoTokens({ network }: { readonly network: string }) {
  const { kit } = useKitContext()
  const text = useAccountText()
  return (
    <Stack>
      <EmptyState title={text('account.tokensNone', { network })} />
      <List>
        <li>
          <ListItem
            chevron
            data-testid="w3m-account-receive-button"
            detail={text('account.receiveText')}
            image={<Icon icon={ReceiveIcon} />}
            label={text('account.receive')}
            onSelect={() => kit.modal.send({ type: 'push', page: { view: 'WalletReceive' } })}
          />
        </li>
        <BuyRow />
      </List>
    </Stack>
  )
}

/**
 * A row that opens the list of providers that sell tokens. Renders nothing if the app does not
 * offer to buy tokens.
 */
function BuyRow() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const offered = useKitFacts(() => buying.isOffered(kit), false)
  if (!offered) return null
  return (
    <li>
      <ListItem
        chevron
        data-testid="w3m-account-onramp-button"
        detail={text(buying.detail)}
        image={<Icon icon={buying.icon} />}
        label={text(buying.label)}
        onSelect={() => {
          buying.track?.(kit)
          kit.modal.send({ type: 'push', page: buying.page })
        }}
      />
    </li>
  )
}

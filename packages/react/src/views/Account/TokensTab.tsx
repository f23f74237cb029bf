import type { Network } from '@latchkey/core'
import { readAddedTokens, type TokenList } from '@latchkey/kit/query'
import {
  Button,
  EmptyState,
  Icon,
  ListItem,
  ReceiveIcon,
  Skeleton,
  Stack,
  Text,
} from '@latchkey/ui'
import { openBalanceRefreshMs } from '../../balance/constants.ts'
import { useBalanceTarget } from '../../balance/useBalanceTarget.ts'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { buying } from '../../features/fundingWays.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { useTokenText } from '../../messages/tokens.ts'
import { List } from '../../parts/List.tsx'
import { AddToken } from './AddToken.tsx'
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
  if (!data || !caipNetwork) return <LoadingTokens />
  return <Loaded list={data} network={caipNetwork} />
}

type LoadedProps = { readonly list: TokenList; readonly network: Network }

/** Lists the loaded tokens, with a form that adds one. Bitcoin has no tokens to add. */
function Loaded({ list, network }: LoadedProps) {
  const { kit } = useKitContext()
  const text = useTokenText()
  const { address } = useBalanceTarget({})
  const { caipNetworkId, chainNamespace } = network
  const canAdd = kit.config.adapters.some(({ namespace }) => namespace === chainNamespace)
  return (
    <Stack gap={12}>
      {list.tokens.length === 0 ? (
        <Empty list={list} network={network} />
      ) : (
        <TokenRows
          added={readAddedTokens(kit, { caipNetworkId, account: address })}
          network={network}
          tokens={list.tokens}
        />
      )}
      {list.hasMore && (
        <Text align="center" size="small" tone="muted">
          {text('tokens.hasMore')}
        </Text>
      )}
      {canAdd && chainNamespace !== 'bip122' && <AddToken account={address} network={network} />}
    </Stack>
  )
}

function Empty({ list, network: { name: network } }: LoadedProps) {
  const text = useAccountText()
  if (list.supported) return <NoTokens network={network} />
  return <EmptyState title={text('account.tokensUnsupported', { network })} />
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

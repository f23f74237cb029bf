import type { TokenBalance } from '@latchkey/blockchain-api'
import { toBaseUnits } from '@latchkey/core'
import { getShownImage } from '@latchkey/kit/query'
import { Amount, Button, EmptyState, Image, Skeleton, Stack, Text } from '@latchkey/ui'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/useLanguage.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useText } from '../../hooks/useText.ts'
import { List } from '../../parts/List.tsx'
import styles from './TokenList.module.css'

/** The tokens of the account on its network. */
export function TokenList() {
  const text = useText()
  return (
    <Stack gap={4}>
      <Text as="h3" size="small" tone="muted">
        {text('account.tokens')}
      </Text>
      <Tokens />
    </Stack>
  )
}

function Tokens() {
  const text = useText()
  const { caipNetwork } = useNetwork()
  const { data, isError, refetch } = useTokenBalance()
  if (isError) {
    return (
      <EmptyState
        action={
          <Button onClick={() => void refetch()} size="small">
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
  if (data.tokens.length === 0)
    return <EmptyState title={text('account.tokensNone', { network })} />
  return (
    <List>
      {data.tokens.map((token) => (
        <TokenRow key={token.address ?? token.symbol} token={token} />
      ))}
    </List>
  )
}

function LoadingTokens() {
  const text = useText()
  return (
    <Stack aria-busy="true" aria-label={text('modal.loading')} role="status">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}

function TokenRow({ token }: { readonly token: TokenBalance }) {
  const { kit } = useKitContext()
  const { locale } = useLanguage()
  const { name, symbol, value, quantity, iconUrl } = token
  const decimals = Number(quantity.decimals)
  const amount = toBaseUnits(quantity.numeric, decimals, { cut: true })
  const worth = value !== undefined && toDollars(value, locale)
  return (
    <li className={styles['row']}>
      <Image fallback={name || symbol} shape="round" src={getShownImage(kit, iconUrl)} />
      <Text as="span" className={styles['name']} truncate weight={500}>
        <bdi>{name}</bdi>
      </Text>
      {amount !== undefined && (
        <Amount
          align="end"
          amount={amount}
          className={styles['amount']}
          decimals={decimals}
          fiat={worth}
          locale={locale}
          symbol={symbol}
        />
      )}
    </li>
  )
}

function toDollars(value: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(value)
}

import type { TokenBalance } from '@latchkey/blockchain-api'
import { Button, EmptyState, Image, Skeleton, Stack, Text } from '@latchkey/ui'
import { useMemo } from 'react'
import { createTokenFormat, type TokenFormat } from '../../balance/createTokenFormat.ts'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useLanguage } from '../../hooks/useLanguage.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useText } from '../../hooks/useText.ts'
import { List } from '../parts/List.tsx'
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
  const format = useTokenFormat()
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
  if (data.length === 0) {
    return <EmptyState title={text('account.tokensNone', { network: caipNetwork?.name ?? '' })} />
  }
  return (
    <List>
      {data.map((token) => (
        <TokenRow format={format} key={token.address ?? token.symbol} token={token} />
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

function TokenRow({
  token,
  format,
}: {
  readonly token: TokenBalance
  readonly format: TokenFormat
}) {
  const { name, symbol, value, quantity, iconUrl } = token
  return (
    <li className={styles['row']}>
      <Image fallback={symbol.slice(0, 1)} shape="round" src={iconUrl || undefined} />
      <span className={styles['name']}>
        <Text as="span" truncate weight={500}>
          {name}
        </Text>
        <Text as="span" size="small" tabular tone="muted" truncate title={quantity.numeric}>
          {format.quantity(quantity.numeric)} {symbol}
        </Text>
      </span>
      {value !== undefined && (
        <Text as="span" tabular>
          {format.dollars(value)}
        </Text>
      )}
    </li>
  )
}

function useTokenFormat(): TokenFormat {
  const { locale } = useLanguage()
  return useMemo(() => createTokenFormat(locale), [locale])
}

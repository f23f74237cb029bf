import type { TokenBalance } from '@latchkey/blockchain-api'
import { toBaseUnits } from '@latchkey/core'
import { Amount, Button, Stack, Text } from '@latchkey/ui'
import { useMemo, useState } from 'react'
import { HiddenBalance } from '../../balance/HiddenBalance.tsx'
import { toFiatText } from '../../balance/toFiatText.ts'
import { searchTokens, sortByWorth } from '../../balance/tokens.ts'
import { useBalancesHidden } from '../../balance/useBalancesHidden.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { useChangeMotion } from '../../motion/useChangeMotion.ts'
import { LongList } from '../../parts/LongList.tsx'
import { SearchInput } from '../../parts/SearchInput.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import styles from './TokenRows.module.css'

/**
 * Maximum number of tokens that are shown at first. A longer list gets a search field and a button
 * that shows all tokens.
 */
const fewTokens = 20

const toKey = ({ address, symbol }: TokenBalance) => address ?? symbol

/** Lists the account's tokens, sorted by value. */
export function TokenRows({ tokens }: { readonly tokens: readonly TokenBalance[] }) {
  const text = useAccountText()
  const { locale } = useLanguage()
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const sorted = useMemo(() => sortByWorth(tokens), [tokens])
  const found = searchTokens(sorted, search)
  const isLong = tokens.length > fewTokens
  const isCut = isLong && !all && search.trim() === ''
  return (
    <Stack gap={4}>
      {isLong && (
        <SearchInput
          clearLabel={text('account.clearSearch')}
          label={text('account.searchTokens')}
          onValueChange={setSearch}
          value={search}
        />
      )}
      <LongList
        aria-label={text('account.tokens')}
        items={isCut ? found.slice(0, fewTokens) : found}
        toKey={toKey}
      >
        {(token) => <TokenRow token={token} />}
      </LongList>
      <div role="status">
        {found.length === 0 && (
          <Text align="center" size="small" tone="muted">
            {text('account.noToken', { search: search.trim() })}
          </Text>
        )}
      </div>
      {isCut && (
        <Button onClick={() => setAll(true)} wide>
          {text('account.allTokens', {
            count: new Intl.NumberFormat(locale).format(tokens.length),
          })}
        </Button>
      )}
    </Stack>
  )
}

function TokenRow({ token }: { readonly token: TokenBalance }) {
  return (
    <div className={styles['row']}>
      <TokenImage token={token} />
      <Text as="span" className={styles['name']} truncate weight={500}>
        <bdi>{token.name}</bdi>
      </Text>
      <TokenAmount token={token} />
    </div>
  )
}

function TokenAmount({ token }: { readonly token: TokenBalance }) {
  const { locale } = useLanguage()
  const hidden = useBalancesHidden()
  const { symbol, value, quantity } = token
  const decimals = Number(quantity.decimals)
  const amount = toBaseUnits(quantity.numeric, decimals, { cut: true })
  const box = useChangeMotion<HTMLSpanElement>(hidden ? undefined : amount)
  if (hidden) return <HiddenBalance />
  if (amount === undefined) return null
  return (
    <Amount
      align="end"
      amount={amount}
      className={styles['amount']}
      decimals={decimals}
      fiat={value !== undefined && toFiatText(value, locale)}
      locale={locale}
      ref={box}
      symbol={symbol}
    />
  )
}

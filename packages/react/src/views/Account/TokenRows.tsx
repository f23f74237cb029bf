import type { TokenBalance } from '@latchkey/blockchain-api'
import { type Network, toBaseUnits } from '@latchkey/core'
import { type AddedToken, createMarker, removeToken, type TokenMark } from '@latchkey/kit/query'
import { Amount, Button, Icon, IconButton, Stack, Text, TrashIcon } from '@latchkey/ui'
import { useMemo, useState } from 'react'
import { HiddenBalance } from '../../balance/HiddenBalance.tsx'
import { TokenDetail } from '../../balance/TokenDetail.tsx'
import { toFiatText } from '../../balance/toFiatText.ts'
import { searchTokens, sortByWorth } from '../../balance/tokens.ts'
import { useBalancesHidden } from '../../balance/useBalancesHidden.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { useTokenText } from '../../messages/tokens.ts'
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

export type TokenRowsProps = {
  readonly tokens: readonly TokenBalance[]
  readonly network: Network
  /** Tokens that the user has added, with a button that removes them. */
  readonly added: readonly AddedToken[]
}

/** Creates the function that returns the mark of a token among the account's tokens. */
function createBalanceMarker(tokens: readonly TokenBalance[], { nativeCurrency }: Network) {
  const toMarkable = ({ symbol, address, listed }: TokenBalance) => ({
    ...{ symbol, address },
    trusted: listed === true,
  })
  const marker = createMarker([{ symbol: nativeCurrency.symbol }, ...tokens.map(toMarkable)])
  return (token: TokenBalance) => marker(toMarkable(token))
}

/** Lists the account's tokens, sorted by value. */
export function TokenRows({ tokens, network, added }: TokenRowsProps) {
  const text = useAccountText()
  const { locale } = useLanguage()
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const sorted = useMemo(() => sortByWorth(tokens), [tokens])
  const marker = useMemo(() => createBalanceMarker(tokens, network), [tokens, network])
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
        {(token) => <TokenRow added={findAdded(token, added)} mark={marker(token)} token={token} />}
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

/** Finds the entry of a token that the user has added; `undefined` for any other token. */
function findAdded({ address }: TokenBalance, added: readonly AddedToken[]) {
  return added.find((each) => `${each.caipNetworkId}:${each.address}` === address)
}

type TokenRowProps = {
  readonly token: TokenBalance
  readonly mark: TokenMark | undefined
  readonly added: AddedToken | undefined
}

function TokenRow({ token, mark, added }: TokenRowProps) {
  const { name, symbol, address = '' } = token
  const plain = address.slice(address.lastIndexOf(':') + 1)
  return (
    <div className={styles['row']}>
      <TokenImage token={token} />
      <span className={styles['name']}>
        <Text as="span" className={styles['line']} truncate weight={500}>
          <bdi>{name}</bdi>
        </Text>
        {mark && (
          <Text as="span" className={styles['line']} size="small" tone="muted">
            <TokenDetail address={plain} mark={mark} symbol={symbol} />
          </Text>
        )}
      </span>
      <TokenAmount token={token} />
      {added && <RemoveButton token={added} />}
    </div>
  )
}

function RemoveButton({ token }: { readonly token: AddedToken }) {
  const { kit } = useKitContext()
  const text = useTokenText()
  return (
    <IconButton
      aria-label={text('tokens.remove', { symbol: token.symbol })}
      onClick={() => removeToken(kit, token)}
    >
      <Icon icon={TrashIcon} size={16} />
    </IconButton>
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

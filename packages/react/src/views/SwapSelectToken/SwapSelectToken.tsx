import type { Network } from '@latchkey/core'
import { isConnected } from '@latchkey/kit'
import { createMarker, type TokenMark } from '@latchkey/kit/query'
import type { SendToken } from '@latchkey/kit/send'
import {
  isChosen,
  type SwapSide,
  searchSwapTokens,
  suggestTokens,
  withSwapToken,
} from '@latchkey/kit/swap'
import { Amount, Button, EmptyState, ListItem, Skeleton, Stack, Text } from '@latchkey/ui'
import { type ReactNode, useState } from 'react'
import { TokenDetail } from '../../balance/TokenDetail.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../../messages/swaps.ts'
import { LongList } from '../../parts/LongList.tsx'
import { SearchInput } from '../../parts/SearchInput.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'
import { useSwapForm } from '../../swap/useSwapForm.ts'
import { useSwapNetwork } from '../../swap/useSwapNetwork.ts'
import { type ListedTokens, useSwapTokens } from '../../swap/useSwapTokens.ts'
import type { ViewProps } from '../ViewProps.ts'
import styles from './SwapSelectToken.module.css'

const toKey = ({ address = '' }: SendToken) => address

/**
 * Lists the tokens that can be swapped on the active network: suggested tokens, tokens of the
 * account, and all others.
 */
export function SwapSelectToken({ data }: ViewProps<'SwapSelectToken'>) {
  const text = useSwapText()
  const network = useSwapNetwork()
  const side = data.target === 'sourceToken' ? 'sold' : 'bought'
  if (!network) return <EmptyState title={text('swap.elsewhere')} />
  return <Choice network={network} side={side} />
}

type ChoiceProps = { readonly network: Network; readonly side: SwapSide }

function Choice({ network, side }: ChoiceProps) {
  const text = useSwapText()
  const [words, setWords] = useState('')
  const tokens = useSwapTokens(network)
  return (
    <Stack gap={12}>
      <SearchInput
        clearLabel={text('swap.clearSearch')}
        data-testid="swap-select-token-search-input"
        label={text('swap.search')}
        onValueChange={setWords}
        value={words}
      />
      {words.trim() === '' && <Suggestions network={network} side={side} tokens={tokens} />}
      <Lists side={side} tokens={tokens} words={words} />
      <Rest tokens={tokens} />
    </Stack>
  )
}

/** Returns a function that sets the token of one side of the swap and navigates back. */
function useChoose(side: SwapSide) {
  const { kit } = useKitContext()
  const { form, change } = useSwapForm()
  return {
    form,
    choose: (token: SendToken) => {
      change(withSwapToken(form, side, token))
      kit.modal.send({ type: 'back', connected: isConnected(kit) })
    },
  }
}

type TokensProps = { readonly side: SwapSide; readonly tokens: ListedTokens }

function Suggestions({ network, side, tokens }: TokensProps & ChoiceProps) {
  const text = useSwapText()
  const { form, choose } = useChoose(side)
  const suggested = suggestTokens(network.caipNetworkId, tokens.all)
  if (suggested.length === 0) return null
  return (
    <Stack
      aria-label={text('swap.suggested')}
      className={styles['chips']}
      direction="row"
      gap={8}
      role="group"
    >
      {suggested.map((token) => (
        <Button
          data-testid={`swap-select-token-chip-${token.symbol}`}
          disabled={isChosen(form, token)}
          icon={<TokenImage size={20} token={token} />}
          key={toKey(token)}
          onClick={() => choose(token)}
          size="small"
        >
          <bdi>{token.symbol}</bdi>
        </Button>
      ))}
    </Stack>
  )
}

function Lists({ side, tokens, words }: TokensProps & { readonly words: string }) {
  const text = useSwapText()
  const own = searchSwapTokens(tokens.own, words)
  const owned = new Set(own.map(toKey))
  const toRow = createRows(tokens, side)
  const all = searchSwapTokens(tokens.all, words).filter((token) => !owned.has(toKey(token)))
  if (own.length === 0 && all.length === 0) return <EmptyState title={text('swap.noTokens')} />
  return (
    <>
      {own.length > 0 && (
        <Part title={text('swap.yourTokens')}>
          <LongList aria-label={text('swap.yourTokens')} items={own} toKey={toKey}>
            {toRow}
          </LongList>
        </Part>
      )}
      {all.length > 0 && (
        <Part title={text('swap.tokens')}>
          <LongList aria-label={text('swap.tokens')} items={all} toKey={toKey}>
            {toRow}
          </LongList>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="h3" size="small" tone="muted">
        {title}
      </Text>
      {children}
    </>
  )
}

/** Shows a skeleton while the list of tokens loads, or a retry button if it failed to load. */
function Rest({ tokens: { status, retry } }: Pick<TokensProps, 'tokens'>) {
  const text = useSwapText()
  if (status === 'pending') return <Skeleton shape="row" />
  if (status === 'success') return null
  return (
    <EmptyState
      action={
        <Button onClick={retry} size="small">
          {text('modal.tryAgain')}
        </Button>
      }
      title={text('swap.tokensFailed')}
    />
  )
}

/**
 * Returns whether another token has the same symbol. The row then shows the token's address,
 * because anybody can create a token with any symbol.
 */
function hasDouble({ symbol }: SendToken, tokens: readonly SendToken[]): boolean {
  return tokens.filter((one) => one.symbol.toLowerCase() === symbol.toLowerCase()).length > 1
}

/** Creates the function that renders the row of a token, with its mark among all tokens. */
function createRows({ own, all }: ListedTokens, side: SwapSide) {
  const swapped = new Set(all.map(toKey))
  const every = [...all, ...own.filter((token) => !swapped.has(toKey(token)))]
  const marker = createMarker(every)
  return (token: SendToken) => (
    <TokenRow disguised={hasDouble(token, every)} mark={marker(token)} side={side} token={token} />
  )
}

type TokenRowProps = {
  readonly token: SendToken
  readonly side: SwapSide
  readonly mark: TokenMark | undefined
  readonly disguised: boolean
}

function TokenRow({ token, side, mark, disguised }: TokenRowProps) {
  const { locale } = useLanguage()
  const { form, choose } = useChoose(side)
  const { address, listed, decimals, symbol, name } = token
  return (
    <ListItem
      data-testid={`swap-select-token-item-${symbol}`}
      detail={<TokenDetail address={address} disguised={disguised} mark={mark} symbol={symbol} />}
      disabled={isChosen(form, token)}
      image={<TokenImage token={token} />}
      label={<bdi className={styles['name']}>{name}</bdi>}
      onSelect={() => choose(token)}
      tag={
        listed > 0n && (
          <Amount
            align="end"
            amount={listed}
            decimals={decimals}
            explained={false}
            fiat={toDollars(listed, token, locale)}
            locale={locale}
          />
        )
      }
    />
  )
}

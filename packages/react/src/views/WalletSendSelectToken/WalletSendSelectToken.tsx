import { isConnected } from '@latchkey/kit'
import { createMarker, type TokenMark } from '@latchkey/kit/query'
import { type SendToken, toSendTokens, withToken } from '@latchkey/kit/send'
import { Amount, Button, EmptyState, ListItem, Skeleton, Stack, Text } from '@latchkey/ui'
import { useMemo, useState } from 'react'
import { TokenDetail } from '../../balance/TokenDetail.tsx'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { NoTokens } from '../../features/NoTokens.tsx'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSendText } from '../../messages/sends.ts'
import { LongList } from '../../parts/LongList.tsx'
import { SearchInput } from '../../parts/SearchInput.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'
import { useSendForm } from '../../send/useSend.ts'
import styles from './WalletSendSelectToken.module.css'

/** Returns the tokens whose symbol, name or address contains the text. Ignores case. */
function search(tokens: readonly SendToken[], words: string): readonly SendToken[] {
  const wanted = words.trim().toLowerCase()
  return tokens.filter(({ symbol, name, address = '' }) =>
    [symbol, name, address].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/**
 * Returns whether another token has the same symbol or name. The row then shows the token's
 * address, because anybody can create a token with any name.
 */
function hasDouble({ symbol, name }: SendToken, tokens: readonly SendToken[]): boolean {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return tokens.filter((one) => same(one.symbol, symbol) || same(one.name, name)).length > 1
}

const toKey = ({ address = '' }: SendToken) => address

/** Lists the tokens of the account on the active network. The native currency comes first. */
export function WalletSendSelectToken() {
  const text = useSendText()
  const [words, setWords] = useState('')
  const { caipNetwork } = useNetwork()
  const { data: coin } = useNativeBalance()
  const { data, isError, refetch } = useTokenBalance()
  const isCoin = coin?.symbol === caipNetwork?.nativeCurrency.symbol
  const amount = (isCoin && coin?.amount) || 0n
  const tokens = useMemo(
    () => (caipNetwork ? toSendTokens(caipNetwork, data?.tokens ?? [], amount) : []),
    [caipNetwork, data, amount],
  )
  const marker = useMemo(() => createMarker(tokens), [tokens])
  if (!caipNetwork) return <EmptyState title={text('send.noTokens')} />
  const found = search(tokens, words)
  return (
    <Stack gap={12}>
      <SearchInput
        clearLabel={text('send.clearSearch')}
        label={text('send.search')}
        onValueChange={setWords}
        value={words}
      />
      <Text as="h3" size="small" tone="muted">
        {text('send.yourTokens')}
      </Text>
      {found.length === 0 && <NoTokens buyLabel={text('send.buy')} title={text('send.noTokens')} />}
      <LongList aria-label={text('send.yourTokens')} items={found} toKey={toKey}>
        {(token) => (
          <TokenRow disguised={hasDouble(token, tokens)} mark={marker(token)} token={token} />
        )}
      </LongList>
      {!data && !isError && <Skeleton shape="row" />}
      {isError && (
        <EmptyState
          action={
            <Button onClick={() => void refetch()} size="small">
              {text('modal.tryAgain')}
            </Button>
          }
          title={text('send.tokensFailed')}
        />
      )}
    </Stack>
  )
}

type TokenRowProps = {
  readonly token: SendToken
  readonly disguised: boolean
  readonly mark: TokenMark | undefined
}

function TokenRow({ token, disguised, mark }: TokenRowProps) {
  const { kit } = useKitContext()
  const { locale } = useLanguage()
  const { form, change } = useSendForm()
  const { listed, decimals, symbol, name, address } = token
  const choose = () => {
    change(withToken(form, token))
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  }
  return (
    <ListItem
      current={form.token?.symbol === symbol && form.token?.address === address}
      data-testid={`send-token-${symbol}`}
      detail={<TokenDetail address={address} disguised={disguised} mark={mark} symbol={symbol} />}
      image={<TokenImage token={token} />}
      label={<bdi className={styles['name']}>{name}</bdi>}
      onSelect={choose}
      tag={
        <Amount
          align="end"
          amount={listed}
          decimals={decimals}
          explained={false}
          fiat={toDollars(listed, token, locale)}
          locale={locale}
        />
      }
    />
  )
}

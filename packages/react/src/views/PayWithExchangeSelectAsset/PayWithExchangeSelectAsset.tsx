import { isConnected } from '@latchkey/kit'
import type { DepositAsset } from '@latchkey/kit/deposit'
import { ListItem, Stack } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { AssetImage } from '../../deposit/AssetImage.tsx'
import { useDeposit } from '../../deposit/useDeposit.ts'
import { NoTokens } from '../../features/NoTokens.tsx'
import { useDepositText } from '../../messages/deposits.ts'
import { List } from '../../parts/List.tsx'
import { SearchInput } from '../../parts/SearchInput.tsx'

/** Returns the assets whose symbol, name or address contains the text. Ignores case. */
function search(assets: readonly DepositAsset[], words: string): readonly DepositAsset[] {
  const wanted = words.trim().toLowerCase()
  return assets.filter(({ symbol, name, address = '' }) =>
    [symbol, name, address].some((text) => text.toLowerCase().includes(wanted)),
  )
}

export const PayWithExchangeSelectAssetHeader = { title: <Title /> }

function Title() {
  const text = useDepositText()
  return text('title.PayWithExchangeSelectAsset')
}

/**
 * Lists the assets that exchanges can send on the active network. The native currency comes first.
 */
export function PayWithExchangeSelectAsset() {
  const { kit } = useKitContext()
  const text = useDepositText()
  const [words, setWords] = useState('')
  const { assets, asset: current, change } = useDeposit()
  const found = search(assets, words)
  const choose = (asset: DepositAsset) => {
    change({ asset })
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  }
  return (
    <Stack gap={12}>
      <SearchInput
        clearLabel={text('deposit.clearSearch')}
        label={text('deposit.search')}
        onValueChange={setWords}
        value={words}
      />
      {found.length === 0 && (
        <NoTokens buyLabel={text('deposit.buy')} title={text('deposit.noTokens')} />
      )}
      <List>
        {found.map((asset) => (
          <li key={asset.address ?? ''}>
            <ListItem
              current={asset.symbol === current?.symbol}
              data-testid={`deposit-asset-${asset.symbol}`}
              detail={<bdi>{asset.symbol}</bdi>}
              image={<AssetImage asset={asset} />}
              label={<bdi>{asset.name}</bdi>}
              onSelect={() => choose(asset)}
            />
          </li>
        ))}
      </List>
    </Stack>
  )
}

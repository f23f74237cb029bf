import { sortNetworks, track } from '@latchkey/kit'
import { Button, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useDebounced } from '../../hooks/state/useDebounced.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { chooseNetwork } from '../../networks/chooseNetwork.ts'
import { NetworkRows } from '../../networks/NetworkRows.tsx'
import { searchNetworks } from '../../networks/searchNetworks.ts'
import { SearchInput } from '../../parts/SearchInput.tsx'

/** Time in milliseconds without typing before the list is filtered (kit-behaviour §6). */
const searchDebounceMs = 100

/** Lists the networks of the app. Selecting one switches to it. */
export function Networks() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const [search, setSearch] = useState('')
  const networks = useSlice(kit.connection, () => sortNetworks(kit), kit.config.networks)
  const found = searchNetworks(networks, useDebounced(search, searchDebounceMs))
  const choice = useAction(chooseNetwork.bind(undefined, kit))
  return (
    <Stack gap={12}>
      <SearchInput
        clearLabel={text('networks.clear')}
        label={text('networks.search')}
        onValueChange={setSearch}
        value={search}
      />
      <NetworkRows networks={found} onSelect={choice.run} />
      <div role="status">
        {found.length === 0 && (
          <Text align="center" size="small" tone="muted">
            {text('networks.none')}
          </Text>
        )}
      </div>
    </Stack>
  )
}

/**
 * Notes that the wallet may not support every network, with a button that opens an explanation of
 * networks.
 */
export function NetworksFooter() {
  const { kit } = useKitContext()
  const text = useAccountText()
  return (
    <Stack align="center" gap={4}>
      <Text align="center" size="caption" tone="muted">
        {text('networks.note')}
      </Text>
      <Button
        onClick={() => {
          track(kit, { event: 'CLICK_NETWORK_HELP' })
          kit.modal.send({ type: 'push', page: { view: 'WhatIsANetwork' } })
        }}
        size="small"
        variant="ghost"
      >
        {text('networks.help')}
      </Button>
    </Stack>
  )
}

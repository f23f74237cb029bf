import type { DirectoryWallet } from '@latchkey/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { Impressions, useImpression } from './Impressions.tsx'

afterEach(cleanup)

const toWallet = (name: string): DirectoryWallet => ({ id: name.toLowerCase(), name })

function Tile({ name, style }: { readonly name: string; readonly style?: CSSProperties }) {
  const element = useImpression({ kind: 'directory', wallet: toWallet(name) }, 0)
  return (
    <button ref={element} style={style} type="button">
      {name}
    </button>
  )
}

test('K-CONN-20: only wallets that have been visible are reported', async () => {
  const { kit } = renderWithKit(
    <Impressions view="AllWallets">
      <div data-testid="list" style={{ blockSize: '100px', overflow: 'auto' }}>
        <Tile name="Seen" style={{ display: 'block', marginBlockEnd: '2000px' }} />
        <Tile name="Later" style={{ display: 'block', marginBlockEnd: '2000px' }} />
        <Tile name="Never" style={{ display: 'block' }} />
      </div>
    </Impressions>,
  )
  const names: string[] = []
  kit.events.subscribe(({ data }) => {
    if (data.event !== 'WALLET_IMPRESSION_V2') return
    names.push(...data.properties.items.map((item) => item.name))
  })
  await waitFor(() => expect(names).toEqual(['Seen']))
  screen.getByTestId('list').scrollTop = 2000
  await waitFor(() => expect(names).toEqual(['Seen', 'Later']))
})

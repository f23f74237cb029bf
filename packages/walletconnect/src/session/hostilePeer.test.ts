import { mainnet } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { createTestPair, createTestWallet } from '../fixtures/createTestPair.ts'

const eip155 = {
  chains: ['eip155:1'],
  accounts: ['eip155:1:0x0000000000000000000000000000000000000002'],
  methods: ['personal_sign'],
}
const picture = 'data:image/png;base64,AA=='
/** Text of 10 kB with a bidi override, a zero-width space and line breaks. */
const long = `\u202eelkcaL\u200bhctaL\n${'x'.repeat(10_240)}`

type Saying = { readonly url?: string; readonly icons?: string[]; readonly description?: string }

test.each<[string, string, Saying, object]>([
  [
    'a name that is reversed, hidden and endless',
    long,
    { description: long },
    { name: `elkcaLhctaL${'x'.repeat(53)}` },
  ],
  [
    'a script as its address',
    'Wallet',
    { url: 'javascript:alert(1)', icons: ['javascript:alert(1)'] },
    { name: 'Wallet', url: undefined, icon: undefined },
  ],
  [
    'pictures of foreign hosts',
    'Wallet',
    { icons: ['http://evil.example/a.png', 'https://evil.example/b.png', picture] },
    { icon: undefined },
  ],
  ['a document as picture', 'Wallet', { icons: ['data:text/html,<script>'] }, { icon: undefined }],
  [
    'markup for a name',
    '<img src=x onerror=alert(1)>',
    {},
    { name: '<img src=x onerror=alert(1)>' },
  ],
  ['its own picture, as data', 'Wallet', { icons: [picture] }, { name: 'Wallet', icon: picture }],
])(
  'S-63, S-65: bounds the description of a wallet with %s and contacts no host',
  async (_, name, saying, expected) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { relay, walletConnect, approve } = await createTestPair({ networks: [mainnet] })
    const wallet = await createTestWallet(relay.url, name, saying)
    const session = await approve(walletConnect, { eip155 }, wallet)
    expect(session.peer).toMatchObject(expected)
    const info = session.toSigner('eip155')?.info
    const { icon } = session.peer
    expect(info).toEqual({
      id: 'walletConnect',
      type: 'WALLET_CONNECT',
      name: session.peer.name,
      namespace: 'eip155',
      ...(icon && { icon }),
    })
    expect(fetched).not.toHaveBeenCalled()
    await session.disconnect()
  },
)

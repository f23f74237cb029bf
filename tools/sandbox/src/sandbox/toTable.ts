import type { Sandbox } from './Sandbox.ts'

type Row = readonly [string, string]

const shown = ({ address, privateKey }: { address: string; privateKey: string }): Row => [
  address,
  privateKey,
]

function toLines(title: string, rows: readonly Row[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return ['', title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)]
}

const titles = {
  app: 'the product',
  wallet: 'sandbox wallet',
  api: 'blockchain API',
  wallets: 'wallet directory',
  relay: 'WalletConnect relay',
  bitcoin: 'Bitcoin, esplora API',
  mail: 'every mail, in one inbox',
  id: 'identity providers',
  secure: 'secure frame',
  pay: 'a shop for coins',
  market: 'item marketplace',
} as const
const names = [
  'app',
  'wallet',
  'mail',
  'secure',
  'id',
  'api',
  'wallets',
  'relay',
  'bitcoin',
  'pay',
  'market',
] as const

function toServiceRows({ manifest }: Sandbox): readonly Row[] {
  const { services } = manifest
  const { status } = services
  return [
    ...names.flatMap((name): readonly Row[] => {
      const service = services[name]
      return service ? [[titles[name], service.url]] : []
    }),
    // The token is in the URL's fragment, which browsers never send to a server.
    ['status, with buttons', `${status.url}/#token=${manifest.control.token}`],
    ['control API', manifest.control.url],
  ]
}

function toChainRows({ manifest }: Sandbox): readonly Row[] {
  const evm = manifest.chains.map(
    ({ caipNetworkId, name, blockTimeSeconds, loopbackRpcUrl }): Row => [
      caipNetworkId,
      `${name}, ${blockTimeSeconds ? `a block every ${blockTimeSeconds} s` : 'blocks on demand'}, ${loopbackRpcUrl}`,
    ],
  )
  const solana = manifest.solana.map(
    ({ caipNetworkId, name, loopbackRpcUrl }): Row => [
      caipNetworkId,
      `${name}, a slot every 0.4 s, ${loopbackRpcUrl}`,
    ],
  )
  const { bitcoin } = manifest
  return [
    ...evm,
    ...solana,
    [
      bitcoin.caipNetworkId,
      `Bitcoin (sandbox), a block when transactions are pending, ${bitcoin.loopbackUrl}`,
    ],
  ]
}

const SHOWN_ACCOUNTS = 3

function toFirstSteps({ manifest }: Sandbox, absent: string | undefined): readonly string[] {
  if (absent) return ['', absent]
  return [
    '',
    'Try first',
    `  1. Open ${manifest.services.app?.url} and choose Log in, then Sandbox Wallet.`,
    '  2. Approve and sign in its window, and look at your profile.',
    `  3. Or choose WalletConnect, copy the link, and paste it at ${manifest.services.wallet?.url}.`,
    ...(manifest.services.secure
      ? [
          `  4. Or log in by email, with any address. The mail arrives at ${manifest.services.mail?.url}.`,
        ]
      : []),
    '  5. On the status page send yourself GOLD and watch the balance change.',
  ]
}

/**
 * Returns the text that the terminal shows after the start: services, URLs, accounts and first
 * steps.
 */
export function toTable(sandbox: Sandbox, absent: string | undefined): string {
  const { accounts } = sandbox.manifest
  return [
    ...toLines('Latchkey runs', toServiceRows(sandbox)),
    ...toLines('Chains', toChainRows(sandbox)),
    ...toLines('Funded accounts (address, key): 10,000 coins and 1,000 GOLD on each chain', [
      ...accounts.slice(0, SHOWN_ACCOUNTS).map(shown),
      [`and ${accounts.length - SHOWN_ACCOUNTS} more`, 'on the status page and in the manifest'],
    ]),
    ...toFirstSteps(sandbox, absent),
    '',
    'Ctrl-C stops everything.',
  ].join('\n')
}

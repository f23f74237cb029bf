import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PersonaPart } from './WalletPersona.ts'
import { walletPersonas } from './walletPersonas.ts'

const guide = readFileSync(new URL('../../../../docs/guides/wallets.md', import.meta.url), 'utf8')

/** Suites that try the differences of a part. */
const suites: Readonly<Record<PersonaPart, string>> = {
  eip155: 'ethereum.test.ts',
  walletConnect: 'walletConnectPersonas.test.ts',
  solana: 'solana.test.ts',
  bip122: 'bitcoin.test.ts',
}

/** Converts a source to a link with a short text, such as `MetaMask/metamask-mobile#2944`. */
function toLink(source: string): string {
  if (!URL.canParse(source)) return source
  const { hostname, pathname } = new URL(source)
  const [owner, repository, kind, number] = pathname.slice(1).split('/')
  const suffix = kind === 'issues' || kind === 'pull' ? `#${number}` : ''
  const text = hostname === 'github.com' ? `${owner}/${repository}${suffix}` : hostname
  return `[${text}](${source})`
}

const rows = Object.values(walletPersonas).flatMap(({ name, differences }) =>
  differences.map(({ part, what, source }) =>
    ['', name, `\`${part}\``, what, toLink(source), `\`${suites[part]}\``, ''].join(' | ').trim(),
  ),
)

test('docs/guides/wallets.md lists exactly the differences of the imitated wallets', () => {
  const [, table = ''] = guide.split('| Wallet | Where | A wallet that … | Source | Suite |\n')
  const [, ...listed] = table.split('\n\n')[0]?.trimEnd().split('\n') ?? []
  expect(listed).toEqual(rows)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OtherBalances, WalletView } from '../../wire/wire.ts'
import { OtherNetworks } from './OtherNetworks.tsx'

const [mira, jonas] = ['0x01', '0x02'] as const
const toAccount = (address: `0x${string}`, label: string) => ({
  ...{ address, label, solana: '', bitcoin: [], balance: null },
})
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const toView = (others: readonly OtherBalances[]): WalletView => ({
  id: 'w',
  accounts: [toAccount(mira, 'Account 1'), toAccount(jonas, 'Account 2')],
  selected: jonas,
  network: { chainId: 1, name: 'Ethereum', nativeCurrency: currency },
  networks: [],
  others,
  sites: [],
  personas: ['approves'],
  slowMs: 0,
  locked: false,
  history: [],
  appOrigin: 'http://app.test',
  canPair: false,
  sessions: [],
  requests: [],
})

const render = (others: readonly OtherBalances[]) => {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(<OtherNetworks view={toView(others)} />)
  return container
}

const cluster = {
  caipNetworkId: 'solana:x',
  name: 'Solana (sandbox)',
  currency: { symbol: 'SOL', decimals: 9 },
}

test('the selected account’s amount beside the name, every account below', () => {
  const amounts = [
    { address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96', amount: '100000000000' },
    { address: '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5', amount: '1500000000' },
  ]
  const page = render([{ ...cluster, amounts }])
  expect(page.querySelector('summary')?.textContent).toBe('Solana (sandbox), 1.5 SOL')
  const rows = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Account 1oeYf.*100 SOL$/),
    expect.stringMatching(/^Account 27Ytt.*1.5 SOL$/),
  ])
})

test('an unreachable network shows an error; without networks the section is hidden', () => {
  const amounts = [
    { address: 'a', amount: null },
    { address: 'b', amount: null },
  ]
  expect(render([{ ...cluster, amounts }]).querySelector('summary')?.textContent).toContain(
    'Unavailable',
  )
  expect(render([]).textContent).toBe('')
})

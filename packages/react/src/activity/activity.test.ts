import { expect, test } from 'vitest'
import { fakeNft, fakeTransaction, fakeTransfer } from '../testing/fakeHistory.ts'
import { mergeTransfers } from './mergeTransfers.ts'
import { isFailed, toTitleKey } from './operations.ts'
import { sortTransactions, toActivityRows } from './toActivityRows.ts'
import { toAmountLine } from './toAmountLine.ts'

type Transfers = Parameters<typeof mergeTransfers>[0]['transfers']

const toLines = (transfers: Transfers, operation = 'trade') =>
  mergeTransfers({ transfers }).map((each) => toAmountLine(each, { operation, locale: 'en' }))

test('K-ACT-05: outgoing transfers come before incoming ones', () => {
  expect(
    toLines([fakeTransfer('in', '3000', 'USDC', 3_000), fakeTransfer('out', '1', 'ETH', 3_000)]),
  ).toEqual(['−1 ETH', '+3,000 USDC'])
})

test('K-ACT-05: of more than two sums, the two of the highest value are shown', () => {
  const transfers = [
    fakeTransfer('in', '5', 'DUST', 1),
    fakeTransfer('in', '2', 'GEM', 90),
    fakeTransfer('out', '100', 'USDC', 100),
  ]
  expect(toLines(transfers)).toEqual(['−100 USDC', '+2 GEM'])
})

test('K-ACT-05: transfers of one token in one direction are added up without rounding', () => {
  const transfers = [
    fakeTransfer('out', '0.100000000000000001', 'ETH', 300),
    fakeTransfer('out', '0.2', 'ETH', 600),
  ]
  expect(mergeTransfers({ transfers })).toMatchObject([
    { amount: 300_000_000_000_000_001n * 10n ** 18n, value: 900 },
  ])
})

test.each([
  ['two transfers, under a tenth', ['100', '9.9'], ['−100 ETH']],
  ['two transfers, a tenth', ['100', '10'], ['−100 ETH', '+10 ETH']],
  ['more of them, under a hundredth', ['60', '40', '0.9'], ['−100 ETH']],
  ['more of them, a hundredth', ['60', '40', '1'], ['−100 ETH', '+1 ETH']],
] as const)(
  'K-ACT-05: a small amount of the same token in the other direction is hidden: %s',
  (_, amounts, expected) => {
    const back = amounts.at(-1) ?? ''
    const transfers = [
      ...amounts.slice(0, -1).map((amount) => fakeTransfer('out', amount, 'ETH')),
      fakeTransfer('in', back, 'ETH'),
    ]
    expect(toLines(transfers)).toEqual(expected)
  },
)

test.each([
  ['receive', 'in', '+1 ETH'],
  ['send', 'out', '−1 ETH'],
  ['deposit', 'out', '+1 ETH'],
  ['borrow', 'in', '+1 ETH'],
  ['claim', 'in', '+1 ETH'],
  ['withdraw', 'in', '−1 ETH'],
  ['repay', 'out', '−1 ETH'],
  ['burn', 'out', '−1 ETH'],
  ['execute', 'self', '1 ETH'],
] as const)('K-ACT-05: the sign of %s', (operation, direction, expected) => {
  expect(toLines([fakeTransfer(direction, '1', 'ETH')], operation)).toEqual([expected])
})

test('K-ACT-05, K-WORLD-12: amounts are cut, and only zero is shown as zero', () => {
  expect(toLines([fakeTransfer('in', '1234.5679', 'ETH')])).toEqual(['+1,234.567 ETH'])
  expect(toLines([fakeTransfer('in', '0.000129', 'ETH')])).toEqual(['+0.00012 ETH'])
  expect(toLines([fakeTransfer('out', '0.000000000000000001', 'ETH')])).toEqual([
    '−<0.00000001 ETH',
  ])
  expect(toLines([fakeTransfer('in', '0', 'ETH')])).toEqual(['+0 ETH'])
})

test('K-WORLD-14a: tokens of one name and symbol at two addresses are not added up', () => {
  const at = (address: string, numeric: string) => {
    const transfer = fakeTransfer('in', numeric, 'USDC')
    return { ...transfer, fungible_info: { ...transfer.fungible_info, address } }
  }
  const [real, fake] = [`eip155:1:0x${'a0'.repeat(20)}`, `eip155:1:0x${'fa'.repeat(20)}`]
  expect(toLines([at(real, '60'), at(fake, '900'), at(real, '40')])).toEqual([
    '+100 USDC',
    '+900 USDC',
  ])
})

test('K-WORLD-14a: a fake token does not hide the real one as its change', () => {
  const real = fakeTransfer('out', '1', 'ETH')
  const fake = fakeTransfer('in', '1000', 'ETH')
  const info = { ...fake.fungible_info, address: `eip155:1:0x${'fa'.repeat(20)}` }
  expect(toLines([real, { ...fake, fungible_info: info }])).toEqual(['−1 ETH', '+1,000 ETH'])
})

test('K-WORLD-14a: collectibles of one name are told apart by contract and number', () => {
  const pass = (token_id: string) => {
    const transfer = fakeNft('in', 'Gate Pass')
    const nft_info = transfer.nft_info && {
      ...transfer.nft_info,
      address: 'eip155:1:0x1',
      token_id,
    }
    return { ...transfer, nft_info }
  }
  expect(toLines([pass('1'), pass('2')], 'mint')).toEqual(['+Gate Pass', '+Gate Pass'])
})

test('K-ACT-05: a collectible is shown by its name, and spam beside it is hidden', () => {
  const transfers = [fakeNft('in', 'Gate Pass 7'), fakeNft('in', 'Free money', { spam: true })]
  expect(toLines(transfers, 'mint')).toEqual(['+Gate Pass 7'])
})

test('behavior: a transaction without transfers has no amount lines', () => {
  expect(toLines(null)).toEqual([])
  expect(toLines([])).toEqual([])
})

const options = { locale: 'en', now: Date.parse('2026-11-25T12:00:00Z'), pendingTitle: 'Pending' }
const toTexts = (transactions: Parameters<typeof sortTransactions>[0]) =>
  toActivityRows(sortTransactions(transactions), options).map((row) =>
    row.kind === 'heading' ? row.title : row.key,
  )

test('K-ACT-01: pending first, then by month, newest first, with the year of other years', () => {
  const transactions = [
    fakeTransaction('march', { minedAt: '2026-03-14T08:30:00Z' }),
    fakeTransaction('lastYear', { minedAt: '2025-11-20T08:30:00Z' }),
    fakeTransaction('november', { minedAt: '2026-11-20T08:30:00Z' }),
    fakeTransaction('waiting', { status: 'pending', minedAt: '2026-11-01T08:30:00Z' }),
    fakeTransaction('laterInMarch', { minedAt: '2026-03-20T08:30:00Z' }),
  ]
  expect(toTexts(transactions)).toEqual([
    'Pending',
    'waiting',
    'November',
    'november',
    'March',
    'laterInMarch',
    'march',
    'November 2025',
    'lastYear',
  ])
})

test('K-ACT-02: a transaction on two pages is listed once, with the data of the later page', () => {
  const [row, ...others] = sortTransactions([
    fakeTransaction('same', { status: 'pending' }),
    fakeTransaction('same', { status: 'confirmed' }),
  ])
  expect(row?.metadata.status).toBe('confirmed')
  expect(others).toEqual([])
})

test('behavior: an unknown operation gets the title of other operations', () => {
  expect(toTitleKey('trade')).toBe('activity.trade')
  expect(toTitleKey('teleport')).toBe('activity.other')
})

test.each([
  ['failed', true],
  ['ONRAMP_TRANSACTION_STATUS_FAILED', true],
  ['confirmed', false],
  ['pending', false],
])('behavior: whether a transaction with status %s failed: %s', (status, failed) => {
  expect(isFailed(fakeTransaction('one', { status }))).toBe(failed)
})

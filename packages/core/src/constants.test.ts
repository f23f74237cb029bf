import { expect, test } from 'vitest'
import * as constants from './constants.ts'

const byName = { ...constants }

type Row = readonly [text: string, name: keyof typeof byName, value: unknown]

/** Product specification §9, phrase by phrase, in its order. `value` is the number the phrase states, in our unit. */
const section9: readonly Row[] = [
  ['Email login cooldown 30 s', 'emailCooldownMs', 30_000],
  ['Token balance retry back-off 30 s', 'tokenBalanceRetryMs', 30_000],
  ['Popup poll 1 s', 'popupPollMs', 1_000],
  ['social popup 600x800', 'socialPopupSize', { widthPx: 600, heightPx: 800 }],
  ['Toast swap 150 ms', 'toastSwapMs', 150],
  ['shake 500 ms', 'modalShakeMs', 500],
  ['Log buffer about 1 MB', 'logBufferBytes', 1_000_000],
  ['Frame load timeout 20 s', 'frameLoadTimeoutMs', 20_000],
  ['Request timeout 120 s', 'frameRequestTimeoutMs', 120_000],
  ['Sign-out wait 3 s', 'signOutWaitMs', 3_000],
  ['Post-ready delay 500 ms', 'framePostReadyMs', 500],
  ['Default chain eip155:1', 'defaultCaipNetworkId', 'eip155:1'],
  ['(id 1)', 'defaultChainId', 1],
  ['Default logger on', 'frameLoggerEnabled', true],
  ['Default balance 0.00 ETH', 'defaultBalance', { amount: '0.00', symbol: 'ETH' }],
  ['Modal width 360px', 'modalWidthPx', 360],
  ['z-index 999', 'modalZIndex', 999],
  ['master font size 10px', 'fontSizeMasterPx', 10],
  ['border radius 4px', 'borderRadiusMasterPx', 4],
  ['header text 120 ms', 'headerTextMs', 120],
  ['modal height 150 ms', 'modalHeightMs', 150],
  ['view transition 150 ms', 'viewTransitionMs', 150],
  ['Emails over 30 characters are shown shortened', 'emailShownLength', 30],
  [
    'payment account index 0, ordinal account index 1',
    'bitcoinAccountIndexes',
    { payment: 0, ordinal: 1 },
  ],
  ['waits up to 25000 ms for confirmation', 'transactionConfirmationMs', 25_000],
  ['HTTP batch 1000 entries', 'rpcBatchSize', 1_000],
  ['request timeout 10 s', 'rpcTimeoutMs', 10_000],
  ['3 retries', 'rpcRetryCount', 3],
  ['150 ms retry delay', 'rpcRetryDelayMs', 150],
  ['pairing expiry 4 minutes', 'pairingExpiryMs', 4 * 60_000],
  ['wallet page size 40', 'walletPageSize', 40],
  ['4 recommended wallets', 'recommendedWalletCount', 4],
  ['100 search results', 'walletSearchLimit', 100],
  ['cache 30 s for portfolio and native balance', 'balanceCacheMs', 30_000],
  ['5 min for name and identity', 'identityCacheMs', 5 * 60_000],
  ['at most 2 recent wallets', 'recentWalletLimit', 2],
  ['Data cache defaults: 3 retries', 'queryRetryCount', 3],
  ['exponential back-off capped at 30 s', 'queryRetryMaxDelayMs', 30_000],
  ['5 minute idle lifetime', 'queryIdleMs', 5 * 60_000],
]

test.each(section9)('K-STATE-09a: §9 "%s" is %s', (_, name, value) => {
  expect(byName[name]).toEqual(value)
})

test('K-WC-02: kit-state §6: a pairing counts as expired with 10 s left or less', () => {
  expect(constants.pairingSpareMs).toBe(10_000)
})

test('behavior: there is no constant without its place in a specification', () => {
  const named = [...section9.map(([, name]) => name), 'pairingSpareMs']
  expect(named.sort()).toEqual(Object.keys(byName).sort())
})

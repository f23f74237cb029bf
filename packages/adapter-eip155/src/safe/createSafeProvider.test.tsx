import type { Hex } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { afterEach, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import type { SafeFrame } from './askSafe.ts'
import { createSafeProvider } from './createSafeProvider.ts'

const safeAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const { origin } = window.location
const signature = `0x${'ab'.repeat(65)}`
const safeTxHash: Hex = `0x${'cd'.repeat(32)}`

type Question = { readonly id: string; readonly method: string; readonly params?: unknown }
type Answers = Readonly<Record<string, (params: unknown) => object>>

const answers: Answers = {
  getSafeInfo: () => ({ success: true, data: { safeAddress, chainId: 1, threshold: 1 } }),
  signMessage: () => ({ success: true, data: { signature } }),
  signTypedMessage: () => ({ success: true, data: { signature } }),
  sendTransactions: () => ({ success: true, data: { safeTxHash } }),
  rpcCall: () => ({ success: true, data: '0x10' }),
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** Plays the Safe app in this window. The app under test runs in an iframe. */
function openSafeApp(replaced: Answers = {}, silent: readonly string[] = []) {
  const iframe = document.createElement('iframe')
  document.body.append(iframe)
  const frame = iframe.contentWindow
  if (!frame) throw new TypeError('The frame has no window.')
  const questions: Question[] = []
  const answer = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
    frame.dispatchEvent(
      new MessageEvent('message', { data, origin, source: frame.parent, ...from }),
    )
  const onMessage = ({ data }: MessageEvent<Question>) => {
    questions.push(data)
    const reply = replaced[data.method] ?? answers[data.method]
    if (reply && !silent.includes(data.method))
      answer({ id: data.id, version: '9.1.0', ...reply(data.params) })
  }
  window.addEventListener('message', onMessage)
  stops.push(() => {
    window.removeEventListener('message', onMessage)
    iframe.remove()
  })
  return { frame, questions, answer, provider: createSafeProvider({ origin, frame }) }
}

function connect(provider: unknown) {
  const info = { id: 'safe', type: 'EXTERNAL', name: 'Safe', namespace: 'eip155' } as const
  const options = { networks: [mainnet], silent: true, signal: undefined }
  return createAdapter({ networks: [mainnet] }).connect({ info, provider }, options)
}

test('K-INJ-10: the Safe connects without a prompt; eth_requestAccounts is eth_accounts', async () => {
  const { provider, questions } = openSafeApp()
  const wallet = await connect(provider)
  expect(await wallet.getAccounts({ signal: undefined })).toEqual([{ address: safeAddress }])
  expect(await wallet.getNetworkId({ signal: undefined })).toBe('eip155:1')
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([safeAddress])
  expect(new Set(questions.map(({ method }) => method))).toEqual(new Set(['getSafeInfo']))
  expect(questions[0]).toMatchObject({ id: expect.any(String), env: { sdkVersion: '9.1.0' } })
})

test('default: signs text and typed data, sends transactions, reads from the node of the Safe', async () => {
  const { provider, questions } = openSafeApp()
  const { features } = await connect(provider)
  const options = { signal: undefined }
  questions.length = 0
  const signed = features.signMessage?.({ message: 'Grüezi', address: safeAddress }, options)
  expect(await signed).toBe(signature)
  expect(questions.pop()).toMatchObject({ method: 'signMessage', params: { message: 'Grüezi' } })
  const typedData = JSON.stringify({ primaryType: 'Mail' })
  await provider.request({ method: 'eth_signTypedData_v4', params: [safeAddress, typedData] })
  expect(questions.pop()?.params).toEqual({ typedData: { primaryType: 'Mail' } })
  const to = safeAddress
  const sent = features.ethereum?.sendTransaction({ to, value: 255n }, options)
  expect(await sent).toBe(safeTxHash)
  expect(questions.pop()?.params).toEqual({ txs: [{ to, value: '255', data: '0x' }] })
  expect(await provider.request({ method: 'eth_gasPrice' })).toBe('0x10')
  expect(questions.pop()?.params).toEqual({ call: 'eth_gasPrice', params: [] })
})

test.each([
  [{ txStatus: 'AWAITING_CONFIRMATIONS', txHash: null }, { state: 'signatures' }],
  [{ txStatus: 'AWAITING_EXECUTION' }, { state: 'signatures' }],
  [
    { txStatus: 'SUCCESS', txHash: safeTxHash },
    { state: 'executed', hash: safeTxHash },
  ],
  [{ txStatus: 'FAILED', txHash: safeTxHash }, { state: 'failed' }],
  [{ txStatus: 'CANCELLED' }, { state: 'cancelled' }],
  ['nothing', undefined],
])('K-WORLD-05: the Safe reports the transaction of its hash: %j', async (data, expected) => {
  const { provider, questions } = openSafeApp({
    getTxBySafeTxHash: () => ({ success: true, data }),
  })
  const { signal } = new AbortController()
  expect(await provider.readExecution?.(safeTxHash, signal)).toEqual(expected)
  expect(questions).toMatchObject([{ method: 'getTxBySafeTxHash', params: { safeTxHash } }])
})

test('behavior: messages from another window or origin are ignored', async () => {
  const { provider, questions, answer } = openSafeApp({}, ['getSafeInfo'])
  const asked = vi.fn()
  const accounts = provider.request({ method: 'eth_accounts' }).then((list) => {
    asked()
    return list
  })
  await expect.poll(() => questions).toHaveLength(1)
  const { id } = questions[0] ?? {}
  const data = { safeAddress: `0x${'66'.repeat(20)}`, chainId: 1 }
  const other = document.createElement('iframe')
  document.body.append(other)
  stops.push(() => other.remove())
  answer({ id, success: true, data }, { origin: 'https://evil.example' })
  if (other.contentWindow) answer({ id, success: true, data }, { source: other.contentWindow })
  answer({ id: 'other', success: true, data })
  answer('text')
  await Promise.resolve()
  expect(asked).not.toHaveBeenCalled()
  answer({ id, success: true, data: { safeAddress, chainId: 1 } })
  expect(await accounts).toEqual([safeAddress])
})

test('behavior: posts each request to the origin of the Safe app only', async () => {
  const parent = { postMessage: vi.fn() }
  const frame: SafeFrame = {
    parent,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  const provider = createSafeProvider({ origin: 'https://app.safe.global', frame })
  provider.request({ method: 'eth_chainId' }).catch(() => undefined)
  expect(parent.postMessage.mock.calls).toEqual([
    [expect.objectContaining({ method: 'getSafeInfo' }), 'https://app.safe.global'],
  ])
})

test('S-62: a missing or invalid answer of the Safe is an error', async () => {
  vi.useFakeTimers()
  const remove = vi.fn()
  const frame: SafeFrame = {
    parent: { postMessage: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: remove,
  }
  const late = createSafeProvider({ origin, frame }).request({ method: 'eth_accounts' })
  const refused = expect(late).rejects.toMatchObject({ code: 'request_timed_out' })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  expect(remove).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
  const wrong = openSafeApp({ getSafeInfo: () => ({ success: true, data: { chainId: 'one' } }) })
  await expect(wrong.provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: -32603,
  })
})

test('error: refusal is 4001, failure and missing signature -32603, unknown method 4200', async () => {
  const refusing = openSafeApp({
    sendTransactions: () => ({ success: false, error: 'Transaction was rejected' }),
    signMessage: () => ({ success: true, data: { messageHash: '0x01' } }),
    rpcCall: () => ({ success: false, error: 'execution reverted' }),
  })
  const ask = (method: string, params: readonly unknown[] = []) =>
    refusing.provider.request({ method, params })
  const transaction = { to: safeAddress }
  await expect(ask('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4001 })
  await expect(ask('personal_sign', ['0x48'])).rejects.toMatchObject({ code: -32603 })
  await expect(ask('eth_call')).rejects.toMatchObject({ code: -32603 })
  for (const method of ['wallet_switchEthereumChain', 'constructor']) {
    await expect(ask(method)).rejects.toMatchObject({ code: 4200 })
  }
})

test('error: invalid parameters are refused before any request to the Safe', async () => {
  const { provider, questions } = openSafeApp()
  const bad: readonly (readonly [string, readonly unknown[]])[] = [
    ['personal_sign', [7]],
    ['eth_signTypedData_v4', [safeAddress, '{']],
    ['eth_sendTransaction', []],
    ['eth_sendTransaction', [{ data: '0x60' }]],
    ['eth_sendTransaction', [{ to: safeAddress, value: 'much' }]],
    ['eth_sendTransaction', [{ to: safeAddress, data: 7 }]],
  ]
  for (const [method, params] of bad) {
    await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602 })
  }
  expect(questions).toEqual([])
})

test('behavior: bytes that are not text are signed as hex', async () => {
  const { provider, questions } = openSafeApp()
  await provider.request({ method: 'personal_sign', params: ['0xff', safeAddress] })
  expect(questions.at(-1)?.params).toEqual({ message: '0xff' })
})

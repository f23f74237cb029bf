import { expect, test } from 'vitest'
import { sendToken } from '../send/sendToken.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { openSend } from './openSend.ts'

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const coin = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 1n,
} as const

test('behavior: leaving while the wallet is prompted still resolves with the hash', async () => {
  let answer: (hash: string) => void = () => {}
  const send = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  const kit = createTestKit({ connected: fakeWallet({ send: { send } }) })
  const opened = openSend(kit, { caipNetworkId: 'eip155:1', amount: '1', to })
  const [page] = kit.modal.getState().stack
  const id = page.view === 'WalletSend' ? page.data?.requestId : undefined
  void sendToken(kit, { id: String(id), token: coin, amount: '1', to })
  await settle()
  kit.modal.send({ type: 'close', connected: true })
  answer('0xhash')
  expect(await opened).toEqual({ hash: '0xhash' })
})

test('behavior: pages above the form keep it waiting, replacing the stack ends it', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const ended: string[] = []
  openSend(kit, { caipNetworkId: 'eip155:1', amount: '1', to }).catch((error: Error) =>
    ended.push(error.message),
  )
  kit.modal.send({ type: 'push', page: { view: 'WalletSendPreview', data: { requestId: 'x' } } })
  await settle()
  expect(ended).toEqual([])
  kit.modal.send({ type: 'reset', page: { view: 'Account' } })
  await settle()
  expect(ended).toEqual(['Modal closed'])
})

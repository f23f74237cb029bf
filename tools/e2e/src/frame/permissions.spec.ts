import { erc20Abi, type Hex, toHex } from 'viem'
import { createAppKey } from '../fixtures/frame/createAppKey.ts'
import { secureOrigin } from '../fixtures/frame/frame.ts'
import {
  ask,
  becomeHost,
  hear,
  hostFrame,
  isReady,
  rpc,
  say,
  waitForAnswer,
} from '../fixtures/frame/host.ts'
import { approveShown, createAddress, loginByEmail, openApproval } from '../fixtures/login/login.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'

/**
 * Sends a request for a permission to the secure frame, and approves it in the window with this
 * title.
 */
async function askAndApprove(page: Page, payload: object, title: string) {
  const id = await say(page, 'RPC_REQUEST', payload)
  const prompt = hostFrame(page)
  await expect(prompt.getByRole('heading', { name: title })).toBeVisible()
  const window = await openApproval(page, prompt)
  await expect(window.getByRole('heading', { name: title })).toBeVisible()
  const shown = (await window.getByRole('main').textContent()) ?? ''
  await approveShown(window)
  return { shown, answer: await waitForAnswer(page, id) }
}

type Wish = {
  readonly address: Hex
  readonly publicKey: Hex
  readonly token: Hex
  readonly now: bigint
}

/** Builds a request for a permission that is valid for one day and allows two GOLD a day. */
function toRequest({ address, publicKey, token, now }: Wish) {
  const start = Number(now)
  const data = { token, allowance: toHex(2_000_000n), start, period: 86_400 }
  return {
    chainId: '0x1',
    address,
    expiry: start + 86_400,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [{ type: 'erc20-recurring-allowance', data }],
    policies: [],
  }
}

test('S-51: a key spends the allowance approved in the frame’s window, until its revocation', async ({
  page,
  sandbox,
}) => {
  await loginByEmail(page, { sandbox, email: createAddress() })
  await becomeHost(page, `${secureOrigin(sandbox)}/sdk?projectId=latchkey-sandbox`)
  await expect.poll(async () => (await hear(page)).some(isReady)).toBe(true)
  const user = await ask(page, 'GET_USER', { chainId: 1, preferredAccountType: 'smartAccount' })
  const { address } = user.payload as { readonly address: Hex }
  const { account, client, contracts, send, spend } = await createAppKey(sandbox)
  const { gold } = contracts
  await sandbox.control.fund({ chainId: 1, address, amount: '5000000', token: gold })

  const { payload: assets } = await ask(
    page,
    'RPC_REQUEST',
    rpc('wallet_getAssets', { account: address, chainFilter: ['0x1'] }),
  )
  expect(assets).toMatchObject({
    '0x1': [
      { address: gold, balance: toHex(5_000_000n), type: 'erc20', metadata: { symbol: 'GOLD' } },
      { address: 'native', balance: '0x0', type: 'native' },
    ],
  })

  const { timestamp } = await client.getBlock()
  const request = toRequest({ address, publicKey: account.publicKey, token: gold, now: timestamp })
  const granted = await askAndApprove(
    page,
    rpc('wallet_grantPermissions', [request]),
    'Let an app act without asking',
  )
  expect(granted.shown).toContain(account.address)
  expect(granted.shown).toContain('at most 2')
  const { context, accountMeta } = granted.answer.payload as {
    readonly context: Hex
    readonly accountMeta: { readonly factory: Hex; readonly factoryData: Hex }
  }
  await send(accountMeta.factory, accountMeta.factoryData)
  await spend(context, 2_000_000n)
  await expect(spend(context, 1n)).rejects.toThrow('transfer-amount-exceeded')
  const readGold = (owner: Hex) =>
    client.readContract({ abi: erc20Abi, address: gold, functionName: 'balanceOf', args: [owner] })
  expect(await readGold(address)).toBe(3_000_000n)

  const revoked = await askAndApprove(
    page,
    rpc('wallet_revokePermissions', {
      pci: context,
      permissions: request.permissions,
      expiry: 1,
      address,
    }),
    'Revoke a permission',
  )
  expect(revoked.answer.payload).toMatch(/^0x[\da-f]{64}$/)
  await expect(spend(context, 1n)).rejects.toThrow('CannotUseADisabledDelegation')
})

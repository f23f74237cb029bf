import { confirmedMethods } from '@latchkey/bridge'
import { base58 } from '@scure/base'
import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { UserRefusedError } from '../approvals/errors/UserRefusedError.ts'
import { encodeContext } from '../permissions/Delegation.ts'
import { createSmartFrame } from '../testing/createSmartFrame.ts'
import { createTestFrame } from '../testing/createTestFrame.ts'
import { receipt } from '../testing/smartNetworks.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

type Accounts = { readonly evm: `0x${string}`; readonly solana: string }
type Row = {
  readonly account: 'own' | 'smart' | 'solana'
  readonly params: (accounts: Accounts) => unknown
}

/** Returns a minimal transaction: one signer, one program, one instruction without data. */
function toTransaction({ solana }: Accounts): string {
  const message = [1, 0, 1, 2, ...base58.decode(solana), ...Array(32).fill(7), ...Array(32).fill(9)]
  return base58.encode(new Uint8Array([1, ...Array(64).fill(0), ...message, 1, 1, 0, 0]))
}

const typedData = JSON.stringify({
  domain: { name: 'Test', chainId: 1 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Note',
  message: { text: 'hello' },
})
const permission = {
  chainId: '0x1',
  expiry: 1_999_999_999,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: key.publicKey }] } },
  permissions: [
    {
      type: 'erc20-recurring-allowance',
      data: { token: to, allowance: '0x64', start: 1_900_000_000, period: 86_400 },
    },
  ],
  policies: [],
}
const calls = ({ evm }: Accounts) => [
  { version: '1.0', from: evm, chainId: '0x1', calls: [{ to, value: '0x1' }] },
]
const granted = (delegator: `0x${string}`) =>
  encodeContext({ delegate: key.address, delegator, caveats: [], salt: 1n, signature: '0x' })

/**
 * Sample calls of each RPC method that the user confirms, one per account type that supports the
 * method. `eth_sendUserOperation` is left out, because messages cannot contain it.
 */
const rows: Readonly<Record<string, readonly Row[]>> = {
  personal_sign: [
    { account: 'own', params: ({ evm }) => [toHex('hello'), evm] },
    { account: 'smart', params: ({ evm }) => [toHex('hello'), evm] },
  ],
  eth_signTypedData_v4: [
    { account: 'own', params: ({ evm }) => [evm, typedData] },
    { account: 'smart', params: ({ evm }) => [evm, typedData] },
  ],
  eth_sendTransaction: [
    { account: 'own', params: ({ evm }) => [{ from: evm, to, value: '0x1' }] },
    { account: 'smart', params: ({ evm }) => [{ from: evm, to, value: '0x1' }] },
  ],
  wallet_sendCalls: [
    { account: 'own', params: calls },
    { account: 'smart', params: calls },
  ],
  wallet_grantPermissions: [{ account: 'smart', params: () => [permission] }],
  wallet_revokePermissions: [{ account: 'smart', params: ({ evm }) => ({ pci: granted(evm) }) }],
  solana_signMessage: [
    {
      account: 'solana',
      params: ({ solana }) => ({ message: base58.encode(new Uint8Array([104])), pubkey: solana }),
    },
  ],
  solana_signTransaction: [
    { account: 'solana', params: (accounts) => ({ transaction: toTransaction(accounts) }) },
  ],
  solana_signAllTransactions: [
    {
      account: 'solana',
      params: (accounts) => ({ transactions: [toTransaction(accounts), toTransaction(accounts)] }),
    },
  ],
  solana_signAndSendTransaction: [
    { account: 'solana', params: (accounts) => ({ transaction: toTransaction(accounts) }) },
  ],
}
const table = Object.entries(rows).flatMap(([method, ways]) =>
  ways.map(({ account, params }) => ({ method, account, params })),
)

/**
 * Starts a call of an RPC method in a test frame, and waits until its prompt shows. Returns
 * functions that approve and reject.
 */
async function ask({ method, account, params }: (typeof table)[number]) {
  let press = (): void => undefined
  let decline = press
  const deciding = new Promise<void>((resolve, reject) => {
    press = resolve
    decline = () => reject(new UserRefusedError())
  })
  const decide = () => deciding
  const nodes = {
    sendTransaction: () => 'sent',
    eth_getUserOperationReceipt: () => ({ success: true, logs: [], receipt }),
  }
  const frame =
    account === 'smart'
      ? await createSmartFrame({ decide, nodes })
      : await createTestFrame({ decide, nodes })
  if (account !== 'smart') await frame.logIn()
  const { solana, eip155 } = frame.frame.vault.getAddresses() ?? expect.unreachable('no wallet')
  const { address } = await frame.handlers.GET_USER(
    { chainId: 1, ...(account === 'smart' && { preferredAccountType: 'smartAccount' }) },
    frame.context,
  )
  const evm = account === 'smart' ? (address as `0x${string}`) : eip155
  const where =
    account === 'solana' ? { chainNamespace: 'solana', chainId: solanaChain } : { chainId: 1 }
  const call = { method, params: params({ evm, solana }), ...where }
  const settled = vi.fn()
  const asking = frame.handlers.RPC_REQUEST(call as never, frame.context)
  asking.then(settled, settled)
  await expect.poll(() => frame.shown.length).toBe(1)
  const sent = () =>
    frame.asked.filter(({ method: asked }) =>
      ['eth_sendRawTransaction', 'eth_sendUserOperation', 'sendTransaction'].includes(asked),
    )
  const released = () => frame.remote.calls.filter(({ path }) => path.endsWith('/share')).length
  return { ...frame, asking, settled, sent, released, press, decline }
}

test('S-50a: the table below lists every published method that a message can request', () => {
  const named = [...new Set(table.map(({ method }) => method)), 'eth_sendUserOperation']
  expect(named.toSorted()).toEqual([...confirmedMethods].toSorted())
})

test.each(table)(
  'S-50a: $method of the $account account is answered only after the press',
  async (row) => {
    const { shown, settled, sent, released, press, asking } = await ask(row)
    const before = released()
    // Gives every pending task the chance to answer too early.
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown.map(({ method }) => method)).toEqual([row.method])
    expect(settled).not.toHaveBeenCalled()
    expect(sent()).toEqual([])
    expect(released()).toBe(before)
    press()
    expect(await asking).toBeTruthy()
  },
)

test.each(table)(
  'S-50b: a declined $method of the $account account signs and sends nothing',
  async (row) => {
    const { sent, decline, asking, released } = await ask(row)
    const before = released()
    decline()
    await expect(asking).rejects.toMatchObject({ code: 'user_refused' })
    expect(sent()).toEqual([])
    expect(released()).toBe(before)
  },
)

test('S-50a: a method that is not part of the messages is refused without a prompt', async () => {
  const frame = await createTestFrame()
  await frame.logIn()
  const call = { method: 'eth_sendUserOperation', params: [{}], chainId: 1 }
  await expect(frame.handlers.RPC_REQUEST(call as never, frame.context)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
  expect(frame.shown).toEqual([])
})

test('S-09: a request that the host aborts while it is shown is not signed, even if approved', async () => {
  const control = new AbortController()
  const frame = await createTestFrame({ decide: async () => control.abort(new Error('given up')) })
  await frame.logIn()
  const evm = frame.frame.vault.getAddresses()?.eip155
  const released = () => frame.remote.calls.filter(({ path }) => path.endsWith('/share')).length
  const before = released()
  const call = { method: 'personal_sign', params: [toHex('hello'), evm], chainId: 1 }
  const signing = frame.handlers.RPC_REQUEST(call as never, {
    ...frame.context,
    signal: control.signal,
  })
  await expect(signing).rejects.toThrow('given up')
  expect(released()).toBe(before)
})

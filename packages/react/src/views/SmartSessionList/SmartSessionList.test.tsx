import { FeatureNotSupportedError } from '@latchkey/core'
import { type GrantPermissionsParameters, grantPermissions } from '@latchkey/kit/permissions'
import { type CreateTestKitOptions, fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'
import { fakeSession, sessionOptions, sessions } from '../../testing/sessionStory.ts'

await fetchViews('Account', 'SmartSessionList', 'SmartSessionCreated')
afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
})

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const account = `eip155:1:${address}`
type Listed = ReturnType<typeof fakeSession>
type Body = { readonly [field: string]: unknown }

/** Creates a fake blockchain API that stores smart sessions and records its requests. */
function createService(
  given: readonly object[],
  fails: { [call: string]: boolean } = {},
  tokens: readonly object[] = [],
) {
  let listed = given as readonly Listed[]
  const posted: { readonly path: string; readonly body: Body }[] = []
  const change = (pci: unknown, fields: object) => {
    listed = listed.map((each) => (each.pci === pci ? { ...each, ...fields } : each))
  }
  const calls: Readonly<Record<string, (body: Body) => object | undefined>> = {
    '': ({ expiry, permissions }) => {
      const session = fakeSession('99', 'New Game', { expiry, permissions, context: null })
      listed = [...listed, session]
      return { pci: session.pci, key: { type: 'secp256k1', publicKey: '0x04ab' } }
    },
    activate: ({ pci, context, expiry }) => change(pci, { context, expiry }) as undefined,
    revoke: ({ pci }) => change(pci, { revokedAt: Date.UTC(2026, 0, 1) / 1_000 }) as undefined,
  }
  const answer = async (request: Request, call: string): Promise<Response> => {
    const isList = request.method === 'GET'
    if (fails[isList ? 'list' : call]) return Response.json({}, { status: 400 })
    if (isList) return Response.json({ pcis: listed })
    const body: Body = await request.json()
    posted.push({ path: call, body })
    const made = calls[call]?.(body)
    return made ? Response.json(made) : new Response(null)
  }
  const others: Readonly<Record<string, object>> = {
    'supported-chains': { http: ['eip155:1'], ws: [] },
    balance: { balances: tokens },
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const [, , kind, owner, call = ''] = decodeURIComponent(new URL(request.url).pathname).split(
      '/',
    )
    if (kind === 'sessions' && owner === account) return answer(request, call)
    return Response.json(others[call || kind || ''] ?? {})
  }
  return { fetch, posted, fails }
}

type Given = {
  readonly listed?: readonly object[]
  /** Tokens that the fake blockchain API lists for the account. */
  readonly tokens?: readonly object[]
  readonly fails?: { [call: string]: boolean }
  readonly pages?: readonly [Page, ...Page[]]
  readonly wallet?: Parameters<typeof fakeWallet>[0]
  readonly options?: CreateTestKitOptions
}

async function start({ listed = sessions, tokens, fails, pages, ...given }: Given = {}) {
  const { wallet, options } = given
  const service = createService(listed, fails, tokens)
  const signed: string[] = []
  const asked: unknown[] = []
  const connected = fakeWallet({
    sign: (message) => {
      signed.push(message)
      return '0xabcd'
    },
    ethereum: {
      grantPermissions: async (request) => {
        asked.push(['grant', request])
        return { ...request, expiry: Number(request['expiry']) - 60, context: '0xfeed' }
      },
      revokePermissions: async (request) => {
        asked.push(['revoke', request])
      },
    },
    ...wallet,
  })
  const kit = await openOn(pages ?? [{ view: 'Account' }, { view: 'SmartSessionList' }], {
    ...sessionOptions,
    connected,
    ...options,
    ports: { fetch: service.fetch },
  })
  return { kit, ...service, signed, asked, connected }
}

const rows = () => screen.findAllByTestId('smart-session')
const names = async () =>
  (await rows()).map((row) => row.textContent?.replace(/(Until|Expired|Revoked).*/, ''))
const seeNames = (...wanted: string[]) => waitFor(async () => expect(await names()).toEqual(wanted))
const press = async (testId: string) =>
  userEvent.click((await screen.findAllByTestId(testId))[0] as HTMLElement)
const seeToast = (message: string) =>
  waitFor(() => expect(screen.getByTestId('wui-snackbar-message').textContent).toBe(message))
const revokeFirst = async () => {
  await press('smart-session')
  await press('smart-session-revoke')
  await press('smart-session-confirm')
}

test('K-SS-01: granted sessions are listed by state and month with their permissions', async () => {
  await start()
  await seeNames('Arcade', 'Harbor Racing')
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Smart sessions Beta')
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'December 2025',
    'November 2025',
  ])
  const [first, second] = await rows()
  expect(first?.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(first as HTMLElement)
  expect(first?.getAttribute('aria-expanded')).toBe('true')
  const listOf = (row: HTMLElement | undefined) =>
    within(row?.closest('li') as HTMLElement).getByTestId('smart-session-permissions').textContent
  expect(listOf(first)).toBe('Call the contract 0x86…38070DSpend up to 0.1 ETH every day')
  expect(listOf(second)).toBe(
    'Spend up to 2,000,000 of the smallest units of token 0x86…38070D every 2 hours' +
      'Unknown permission: lucky-draw',
  )
  await press('tab-expired')
  await seeNames('Old Game')
  await press('tab-revoked')
  await seeNames('Left Game')
  await press('smart-session')
  expect(screen.queryByTestId('smart-session-revoke')).toBeNull()
})

test("behavior: an allowance of a token in the balances shows the token's symbol and decimals", async () => {
  const token = {
    name: 'Gold',
    symbol: 'GOLD',
    chainId: 'eip155:1',
    value: 5,
    price: 1,
    iconUrl: '',
  }
  const address = 'eip155:1:0x8617e340b3d01fa5f11f306f4090fd50e238070d'
  const quantity = { decimals: '6', numeric: '5' }
  const tokens = [{ ...token, address, quantity }]
  await start({ tokens, pages: [{ view: 'Account' }] })
  await screen.findByText('Gold')
  await press('w3m-header-smart-sessions')
  const said = 'Spend up to 2 GOLD (0x86…38070D) every 2 hours'
  expect(await screen.findByText(said)).toBeTruthy()
})

test('K-SS-01: a confirmed revocation is signed by the account over account and session', async () => {
  const { signed, posted } = await start()
  const [{ pci } = fakeSession('', '')] = sessions
  await press('smart-session')
  await press('smart-session-revoke')
  await press('smart-session-keep')
  expect(signed).toEqual([])
  await press('smart-session-revoke')
  await press('smart-session-confirm')
  await seeToast('Smart session revoked')
  expect(signed).toEqual([`Revoke this smart session.\n\nAccount: ${account}\nSession: ${pci}`])
  expect(posted).toEqual([{ path: 'revoke', body: { pci, signature: '0xabcd' } }])
  await seeNames('Harbor Racing')
  await press('tab-revoked')
  await seeNames('Arcade', 'Left Game')
})

const wanted: GrantPermissionsParameters = {
  expiry: Date.UTC(2026, 0, 1) / 1_000 + 3_600,
  keys: [{ type: 'secp256k1', publicKey: '0x04cd' }],
  permissions: [{ type: 'contract-call', data: { address } }],
}

test('K-SS-02: the wallet receives grants and revocations, and the list shows both', async () => {
  const { kit, asked, posted } = await start({ listed: [], pages: [{ view: 'Account' }] })
  const granted = await act(() => grantPermissions(kit, wanted))
  const { pci } = granted
  const signer = { type: 'keys', data: { keys: wanted.keys } }
  const request = { expiry: wanted.expiry, signer, permissions: wanted.permissions, policies: [] }
  expect(asked).toEqual([['grant', { chainId: '0x1', address, ...request }]])
  expect(posted.map(({ path }) => path)).toEqual(['', 'activate'])
  expect(posted[1]?.body).toEqual({
    ...request,
    expiry: wanted.expiry - 60,
    pci,
    context: '0xfeed',
  })
  expect(granted).toMatchObject({ pci, context: '0xfeed' })
  expect(await screen.findByText('Smart session created')).toBeTruthy()
  await press('smart-session-got-it')
  await press('w3m-header-smart-sessions')
  expect(getViews(kit)).toEqual(['Account', 'SmartSessionList'])
  await seeNames('New Game')
  await revokeFirst()
  await seeToast('Smart session revoked')
  const { permissions } = wanted
  expect(asked[1]).toEqual([
    'revoke',
    { pci: '0xfeed', permissions, expiry: wanted.expiry - 60, address },
  ])
  expect(await screen.findByText('No active sessions')).toBeTruthy()
  await press('tab-revoked')
  await seeNames('New Game')
})

test('behavior: a rejected signature revokes nothing', async () => {
  const { connected, posted, asked } = await start({ wallet: { rejects: 'signMessage' } })
  await revokeFirst()
  await seeToast('You declined the request')
  expect([posted, asked]).toEqual([[], []])
  expect(connected.requests.at(-1)).toBe('signMessage')
  await seeNames('Arcade', 'Harbor Racing')
})

test('behavior: during the request to the wallet no other button is enabled', async () => {
  await start({ wallet: { hangs: 'signMessage' } })
  await revokeFirst()
  expect(await screen.findByText('Confirm in your wallet')).toBeTruthy()
  expect((await screen.findByTestId<HTMLButtonElement>('smart-session-keep')).disabled).toBe(true)
  expect(screen.getByTestId('smart-session-confirm').getAttribute('aria-busy')).toBe('true')
})

test('behavior: a retry after a failed service does not send a second revocation to the wallet', async () => {
  const { asked, fails } = await start({ fails: { revoke: true } })
  await revokeFirst()
  await seeToast('The smart session couldn’t be revoked')
  fails['revoke'] = false
  await press('smart-session-confirm')
  await seeNames('Harbor Racing')
  expect(asked).toHaveLength(1)
})

test('behavior: a session that the service did not accept is listed here, and sent again', async () => {
  const { kit, fails, posted } = await start({
    listed: [],
    pages: [{ view: 'Account' }],
    fails: { activate: true },
  })
  await act(() => grantPermissions(kit, wanted).catch(() => undefined))
  expect(await screen.findByText(/The session couldn’t be listed yet/)).toBeTruthy()
  await press('smart-session-show')
  expect(getViews(kit)).toEqual(['Account', 'SmartSessionList'])
  await seeNames('test')
  fails['activate'] = false
  act(() => kit.modal.send({ type: 'back', connected: true }))
  await press('w3m-header-smart-sessions')
  await seeNames('New Game')
  expect(posted.map(({ path }) => path)).toEqual(['', 'activate'])
})

test('behavior: a toast reports that a wallet without revocation keeps the permission', async () => {
  const refuse = async () => {
    throw new FeatureNotSupportedError({ feature: 'wallet_revokePermissions' })
  }
  await start({ wallet: { sign: () => '0xabcd', ethereum: { revokePermissions: refuse } } })
  await revokeFirst()
  await seeToast('Revoked here. Your wallet keeps the permission until it expires.')
})

test('behavior: a list that failed to load shows an error and can be retried', async () => {
  const { fails } = await start({ fails: { list: true } })
  await screen.findByText('Smart sessions couldn’t be loaded')
  fails['list'] = false
  await userEvent.click(screen.getByText('Try again'))
  await seeNames('Arcade', 'Harbor Racing')
})

test('behavior: an offline list shows a message, and loads once the browser is online', async () => {
  onlineManager.setOnline(false)
  await start()
  await screen.findByText('You are offline')
  act(() => onlineManager.setOnline(true))
  await seeNames('Arcade', 'Harbor Racing')
})

test('K-MODAL-17: with smart sessions the account’s header has a button that opens them', async () => {
  await start({ pages: [{ view: 'Account' }] })
  const button = await screen.findByTestId('w3m-header-smart-sessions')
  expect(button.getAttribute('aria-label')).toBe('Smart sessions')
  expect(button.querySelector('svg')?.childElementCount).toBeGreaterThan(0)
  await userEvent.click(button)
  await waitFor(() =>
    expect(screen.getByTestId('w3m-header-text').textContent).toMatch(/^Smart sessions/),
  )
})

test('K-MODAL-17: the header button is hidden without smart sessions', async () => {
  await start({ pages: [{ view: 'Account' }], options: { features: {} } })
  await screen.findByTestId('disconnect-button')
  expect(screen.queryByTestId('w3m-header-smart-sessions')).toBeNull()
})

import type { Purchase } from '@latchkey/product-api'
import type { Item } from '@latchkey/product-api/marketplace'
import { type FakeAnswers, refuse } from '@latchkey/product-api/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useApp } from '../context/AppContext.ts'
import { ConfirmPopupView } from '../overlays/ConfirmPopupView.tsx'
import type { ShopState } from '../product/createShopQueries.ts'
import Shop from '../screens/Shop.tsx'
import { renderScreen } from '../testing/renderScreen.tsx'
import { watchOpening } from './watchOpening.ts'

const boughtAt = '2030-01-15T10:00:00.000Z'
const userId = 'u'.repeat(20)
const user = { id: userId, createdAt: boughtAt, displayName: 'Wren' }

const lantern: Item = {
  id: 'brass-lantern',
  name: 'Brass lantern',
  text: 'It shines.',
  rarity: 'rare',
  price: 100,
  stock: 3,
}
const crown: Item = { ...lantern, id: 'crown', name: 'Crown', rarity: 'legendary', price: 9_000 }
const ticket: Item = { ...lantern, id: 'ticket', name: 'Ticket', stock: 0 }

const delivered: Purchase = {
  ...{ id: 'p'.repeat(20), itemId: lantern.id, itemName: lantern.name, price: 100 },
  ...{ state: 'delivered', to: 'club', boughtAt, deliveredAt: boughtAt, receipt: 'R-77' },
  ...{ refundedAt: null, refundReason: null },
}
const open: ShopState = {
  ...{ open: true, opensAt: null, closesAt: null, notify: false, balance: 250 },
  ...{ welcomePoints: 0, owned: [] },
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

function Overlay() {
  return <ConfirmPopupView confirmPopup={useApp().confirmPopup} />
}

/**
 * Renders the shop with a fake server that sells, and a marketplace that the test can make
 * unreachable.
 */
function show(
  answers: FakeAnswers = {},
  items: readonly Item[] | 'down' = [lantern, crown, ticket],
) {
  const keys: (string | null)[] = []
  const purchases: Purchase[] = []
  let state = open
  let offered = items
  const list = http.get(`${location.origin}/v1/items`, () =>
    offered === 'down' ? HttpResponse.error() : HttpResponse.json({ items: offered }),
  )
  const view = renderScreen(
    <>
      <Shop />
      <Overlay />
    </>,
    {
      getMe: () => ({ user, accounts: [] }),
      getSession: () => ({
        session: null,
        csrfToken: 't',
        serverTime: new Date().toISOString(),
      }),
      getShop: () => state,
      listPurchases: () => ({ purchases, next: null }),
      buyItem(_, request) {
        keys.push(request.headers.get('idempotency-key'))
        purchases.unshift(delivered)
        state = { ...state, balance: 150, owned: [{ itemId: lantern.id, count: 1 }] }
        return { purchase: delivered }
      },
      watchShop: ({ notify }) => {
        state = { ...state, notify }
        return { notify }
      },
      ...answers,
    },
    { handlers: [list] },
  )
  return {
    ...view,
    keys,
    offer(next: typeof offered) {
      offered = next
    },
  }
}

const buyButton = () => screen.findByRole('button', { name: 'Buy Brass lantern for 100 points' })
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Buy for 100 points' }))
const purchase = async () => {
  await userEvent.click(await buyButton())
  await confirm()
}

test('behavior: a new player sees that the points are a gift, until some are spent', async () => {
  const fresh = { ...open, balance: 200, welcomePoints: 200 }
  show({ getShop: () => fresh })
  expect(await screen.findByText('200 of them are a welcome gift.')).toBeTruthy()
  cleanup()
  show({ getShop: () => ({ ...fresh, balance: 160, owned: [{ itemId: lantern.id, count: 1 }] }) })
  await screen.findByText('160 points to spend')
  expect(screen.queryByText(/welcome/)).toBeNull()
})

test('default: an item is bought at the shown price, with receipt, new balance and badge', async () => {
  const { keys } = show()
  await userEvent.click(await buyButton())
  const asked = await screen.findByRole('alertdialog')
  expect(asked.textContent).toContain('It costs 100 points. You have 250 and will have 150 left')
  await confirm()
  const receipt = await screen.findByTestId('shop-receipt')
  expect(receipt.textContent).toContain('Brass lantern is yours')
  expect(receipt.textContent).toContain('R-77')
  expect(await screen.findByText('150 points to spend')).toBeDefined()
  const [card] = await screen.findAllByTestId('shop-item')
  await waitFor(() => expect(card && within(card).getByText('Owned')).toBeTruthy())
  expect((await screen.findByTestId('shop-purchase')).textContent).toContain('Delivered')
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(localStorage.getItem('latchkey:shop-order')).toBeNull()
})

test('behavior: declining the confirmation buys nothing', async () => {
  const { keys } = show()
  await userEvent.click(await buyButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByTestId('shop-receipt')).toBeNull()
  expect(keys).toEqual([])
})

test('S-94: a double press and a press in another tab make one purchase', async () => {
  const keys: (string | null)[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const buyItem: FakeAnswers['buyItem'] = async (_, request) => {
    keys.push(request.headers.get('idempotency-key'))
    await answered
    return { purchase: delivered }
  }
  show({ buyItem })
  await userEvent.dblClick(await buyButton())
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Buy for 100 points' }))
  await waitFor(() => expect(keys).toHaveLength(1))
  const other = show({ buyItem })
  const tab = within(other.container)
  await userEvent.click(await tab.findByRole('button', { name: 'Finish purchase' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  answer()
  await tab.findByTestId('shop-receipt')
  expect(new Set(keys).size).toBe(1)
})

test('S-94: after a lost response and a reload the same purchase is finished', async () => {
  const keys: (string | null)[] = []
  let isLost = true
  const buyItem: FakeAnswers['buyItem'] = (_, request) => {
    keys.push(request.headers.get('idempotency-key'))
    return isLost ? refuse('unavailable') : { purchase: delivered }
  }
  show({ buyItem })
  await purchase()
  expect(await screen.findByText(/^We don’t know whether Brass lantern/)).toBeDefined()
  cleanup()
  show({ buyItem })
  isLost = false
  await userEvent.click(await screen.findByRole('button', { name: 'Finish purchase' }))
  await screen.findByTestId('shop-receipt')
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('behavior: an abandoned order is not finished later', async () => {
  show({ buyItem: () => refuse('unavailable') })
  await purchase()
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(/^We don’t know/)).toBeNull()
  expect(localStorage.getItem('latchkey:shop-order')).toBeNull()
})

test.each([
  ['price_changed', 'The price has changed. Check it again.'],
  ['sold_out', 'This item is sold out.'],
  ['marketplace_unreachable', /^The marketplace cannot be reached/],
] as const)('error: %s is shown, and the order ends', async (code, text) => {
  show({ buyItem: () => refuse(code) })
  await purchase()
  expect(await screen.findByText(text)).toBeDefined()
  expect(localStorage.getItem('latchkey:shop-order')).toBeNull()
})

test('behavior: a refund shows its reason, and the points are returned', async () => {
  const refundReason = 'It was sold out before it could be delivered.'
  const refunded: Purchase = {
    ...{ ...delivered, receipt: null, deliveredAt: null },
    ...{ state: 'refunded', refundedAt: boughtAt, refundReason },
  }
  show({ buyItem: () => ({ purchase: refunded }) })
  await purchase()
  const receipt = await screen.findByTestId('shop-receipt')
  expect(receipt.textContent).toContain(`${refundReason} Your 100 points were refunded.`)
})

test('behavior: a pending delivery arrives without a reload', async () => {
  let state: Purchase['state'] = 'paid'
  const current = (): Purchase =>
    state === 'paid' ? { ...delivered, state, receipt: null, deliveredAt: null } : delivered
  show({
    buyItem: () => ({ purchase: current() }),
    listPurchases: () => ({ purchases: [current()], next: null }),
  })
  await purchase()
  expect(await screen.findByText('Brass lantern is on its way')).toBeDefined()
  state = 'delivered'
  await waitFor(() => expect(screen.getByText('Brass lantern is yours')).toBeDefined(), {
    timeout: 10_000,
  })
})

test('behavior: an unaffordable or sold-out item cannot be bought and shows the reason', async () => {
  show()
  const dear = await screen.findByRole('button', { name: 'Buy Crown for 9,000 points' })
  expect(dear.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: /^Buy Ticket/ })).toBeNull()
  expect(screen.getByText('Sold out')).toBeDefined()
})

test('behavior: the closed shop shows its opening time and stores a reminder', async () => {
  const opensAt = new Date(Date.now() + 90_061_000).toISOString()
  let notify = false
  show({
    getShop: () => ({ ...open, open: false, opensAt, notify }),
    watchShop: (input) => {
      notify = input.notify
      return input
    },
  })
  expect(await screen.findByText(/^1 day, 1 hour$/)).toBeDefined()
  expect(await screen.findByText('Brass lantern')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Buy Brass/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Notify me when it opens' }))
  expect(await screen.findByText(/^We’ll let you know/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Don’t notify me' }))
  await screen.findByRole('button', { name: 'Notify me when it opens' })
})

test('S-137: a wrong clock of the computer does not change the time until the opening', async () => {
  const serverTime = '2030-01-15T10:00:00.000Z'
  const session = () => ({ session: null, csrfToken: 't', serverTime })
  const opensAt = '2030-01-15T12:30:30.000Z'
  const getShop = () => ({ ...open, open: false, opensAt })
  const { app } = show({ getSession: session, getShop })
  await act(() => app.product.readSession())
  expect(await screen.findByText(/^2 hours, 30 minutes$/)).toBeDefined()
})

test('behavior: the shop opens automatically at its time', async () => {
  let isOpen = false
  show({
    getShop() {
      const answer = isOpen ? open : { ...open, open: false, opensAt: boughtAt }
      isOpen = true
      return { ...answer, opensAt: isOpen && answer.open ? null : new Date().toISOString() }
    },
  })
  expect(await buyButton()).toBeDefined()
  expect(screen.queryByText('The shop is closed')).toBeNull()
})

test('behavior: a player with a reminder is notified once when the shop has opened', async () => {
  const wishes: boolean[] = []
  const { app } = show({
    getShop: () => ({ ...open, notify: wishes.length === 0 }),
    watchShop: (input) => {
      wishes.push(input.notify)
      return input
    },
  })
  const stop = watchOpening(app, 'The shop is open')
  await waitFor(() =>
    expect(app.popupAlert.store.getState()).toMatchObject({ message: 'The shop is open' }),
  )
  await waitFor(() => expect(wishes).toEqual([false]))
  await act(async () => void (await app.product.queryClient.invalidateQueries()))
  expect(wishes).toEqual([false])
  stop()
})

test('behavior: an unreachable marketplace shows the last catalogue and disables purchases', async () => {
  const value = { at: Date.now() - 3_600_000, items: [lantern] }
  localStorage.setItem('latchkey:shop-items', JSON.stringify({ v: 1, value }))
  const { keys } = show({}, 'down')
  expect(await screen.findByText('The marketplace isn’t responding')).toBeDefined()
  expect(screen.getByText(/^These items were loaded 1 hour ago/)).toBeDefined()
  const button = await buyButton()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(keys).toEqual([])
})

test('behavior: without a network the loaded items show, and buying is disabled', async () => {
  show()
  await buyButton()
  await act(async () => onlineManager.setOnline(false))
  expect(await screen.findByText('The marketplace isn’t responding')).toBeDefined()
  expect((await buyButton()).getAttribute('aria-disabled')).toBe('true')
  await act(async () => onlineManager.setOnline(true))
  await waitFor(async () => expect((await buyButton()).getAttribute('aria-disabled')).toBeNull())
})

test('error: items that failed to load can be retried', async () => {
  const { offer } = show({}, 'down')
  const again = await screen.findByRole('button', { name: 'Try again' })
  offer([])
  await userEvent.click(again)
  expect(await screen.findByText('The shelves are empty', {}, { timeout: 10_000 })).toBeDefined()
})

test('error: a server without a response', async () => {
  let isDown = true
  show({ getShop: () => (isDown ? refuse('not_found') : open) })
  await screen.findByText('Couldn’t load the shop')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await buyButton()).toBeDefined()
})

test('behavior: passes an accessibility scan, and nothing is wider than a phone', async () => {
  const { container } = show({}, [{ ...lantern, name: 'W'.repeat(60) }, crown])
  await screen.findByText('W'.repeat(60))
  container.style.inlineSize = '328px'
  expect(container.scrollWidth).toBeLessThanOrEqual(328)
  const { violations } = await axe.run(container)
  expect(violations.map(({ id }) => id)).toEqual([])
})

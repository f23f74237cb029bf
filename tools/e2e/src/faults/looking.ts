import type { Locator, Page } from '@playwright/test'
import { card, header, modal } from '../fixtures/product/product.ts'
import { note, type World } from './World.ts'

/** Milliseconds that the simulated user waits for an element before giving up. */
const patience = 2_500

export const account = (page: Page) => page.getByTestId('account-button')
export const connectButton = (page: Page) => page.getByTestId('connect-button').first()
/** Mark of the account button while the server cannot confirm the sign-in. */
export const uncheckedMark = (page: Page) =>
  page.getByTestId('account-button').getByRole('img', { name: /^Sign-in not checked/ })
export const signButton = (page: Page) => page.getByTestId('w3m-connecting-siwe-sign')
/** Returns the button to sign in, which exists while no signature is pending. */
export const freeSignButton = (page: Page) =>
  signButton(page).and(page.locator(':not([aria-disabled])'))

/** Returns whether an element appears before the simulated user gives up. */
export function comes(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  )
}

/** Clicks an element. Returns `false` if it does not appear or cannot be clicked. */
export async function press(world: World, locator: Locator): Promise<boolean> {
  const done = await locator.click({ timeout: patience }).then(
    () => true,
    () => false,
  )
  if (!done) note(world, `no ${locator}`)
  return done
}

/**
 * Opens the list of wallets. Returns `false` if a wallet is connected or the list does not open.
 */
export async function openConnect(world: World): Promise<boolean> {
  const { page } = world
  if (await account(page).isVisible()) return false
  if (await modal(page).isVisible()) {
    if ((await header(page).textContent()) === 'Log in') return true
    if (!(await leave(page))) return false
  }
  return (
    (await connectButton(page).isVisible()) &&
    (await press(world, connectButton(page))) &&
    (await comes(card(page)))
  )
}

/** Closes the kit's modal by Escape. Returns whether it has closed; some views cannot be left. */
export async function leave(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape')
  return modal(page)
    .waitFor({ state: 'hidden', timeout: patience })
    .then(
      () => true,
      () => false,
    )
}

/** Opens the account view. Returns `false` if no account is shown or the modal covers it. */
export async function openAccount(world: World, page = world.page): Promise<boolean> {
  if (await modal(page).isVisible()) return false
  return (await account(page).isVisible()) && (await press(world, account(page)))
}

/** Returns whether a wallet is connected: the page shows its account or requests a sign-in. */
export async function isConnected(page: Page): Promise<boolean> {
  return (await account(page).isVisible()) || (await signButton(page).isVisible())
}

/**
 * State of the page as the simulated user sees it. In the state `disconnected`, the page offers to
 * log in.
 */
export type Sight = 'asked to sign' | 'modal' | 'account' | 'disconnected' | 'unclear'

export async function look(page: Page): Promise<Sight> {
  if (await signButton(page).isVisible()) return 'asked to sign'
  if (await modal(page).isVisible()) return 'modal'
  if (await account(page).isVisible()) return 'account'
  return (await connectButton(page).isVisible()) ? 'disconnected' : 'unclear'
}

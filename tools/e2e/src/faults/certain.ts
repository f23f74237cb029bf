import { expect, type Page } from '../fixtures/page/test.ts'
import { header, modal, takeWallet } from '../fixtures/product/product.ts'
import { account, connectButton, signButton } from './looking.ts'
import type { World } from './World.ts'

/**
 * Longer than the longest of the product that does not wait for a person: restoring, 15 s (S-133), and what was on its
 * way to the relay when the line went, which the protocol's client sends again after 15 s, at its next pulse of 5 s.
 */
export const deadline = { timeout: 30_000 }
/** One look; the deadline decides. */
export const soon = { timeout: 1_000 }

/** Says yes to what the wallet of the page asks, until the condition holds; another device says yes by itself. */
export async function approveUntil({ wallet }: World, isDone: () => Promise<void>): Promise<void> {
  const { control, instance } = wallet
  await expect(async () => {
    const [asked] = await control.getPending({ instance })
    if (asked) await control.answer({ id: asked.id, approve: true })
    await isDone()
  }).toPass(deadline)
}

/** Signs in, where that is asked for. */
export async function sign(world: World): Promise<void> {
  const { page } = world
  if (!(await signButton(page).isVisible())) return
  await approveUntil(world, async () => {
    // Where a signature is under way already, the button is not there to be pressed.
    const free = signButton(page).and(page.locator(':not([aria-disabled])'))
    if (await free.isVisible()) await free.click(soon)
    await expect(modal(page)).not.toBeVisible(soon)
  })
}

/** A session that could not be ended at the server needs no signature. */
const getConnected = (page: Page) => signButton(page).or(account(page)).first()

async function connectHere(world: World): Promise<void> {
  await takeWallet(world.page)
  await approveUntil(world, () => expect(getConnected(world.page)).toBeVisible(soon))
}

async function connectThere({ page, wallet, remote }: World): Promise<void> {
  await page.getByTestId('wallet-selector-walletconnect').click()
  const code = page.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  await wallet.control.pair({ instance: remote, uri: (await code.getAttribute('uri')) ?? '' })
  await expect(getConnected(page)).toBeVisible()
}

export const ways = { page: connectHere, device: connectThere } as const
export type Way = keyof typeof ways

/** From a page without a wallet to the profile, when everything works. */
export async function connect(world: World, way: Way): Promise<void> {
  const { page } = world
  await connectButton(page).click()
  await expect(header(page)).toHaveText('Log In')
  await ways[way](world)
  await expect(async () => {
    await sign(world)
    await expect(page).toHaveURL(/\/profile$/, soon)
    await expect(account(page)).toBeVisible(soon)
    await expect(modal(page)).not.toBeVisible(soon)
  }).toPass(deadline)
}

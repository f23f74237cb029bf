import { expect, type Page } from '../fixtures/page/test.ts'
import { header, modal, takeWallet } from '../fixtures/product/product.ts'
import { account, connectButton, signButton } from './looking.ts'
import type { World } from './World.ts'

/**
 * Time limit for an expected state. It is longer than the product's longest timeout without a user,
 * 15 s for restoring connections (S-133). Relay messages in flight during an outage take as long:
 * the client sends them again after 15 s, at its next pulse of 5 s.
 */
export const deadline = { timeout: 30_000 }
/** Time limit of one attempt in a repeated check. `deadline` limits all attempts together. */
export const soon = { timeout: 1_000 }

/**
 * Approves the requests of the page's wallet until `isDone` succeeds. The wallet on the other
 * device approves automatically.
 */
export async function approveUntil({ wallet }: World, isDone: () => Promise<void>): Promise<void> {
  const { control, instance } = wallet
  await expect(async () => {
    const [asked] = await control.getPending({ instance })
    if (asked) await control.answer({ id: asked.id, approve: true })
    await isDone()
  }).toPass(deadline)
}

/** Signs in to the product if the page requests it. */
export async function sign(world: World): Promise<void> {
  const { page } = world
  if (!(await signButton(page).isVisible())) return
  await approveUntil(world, async () => {
    // The button is disabled while a signature is pending.
    const free = signButton(page).and(page.locator(':not([aria-disabled])'))
    if (await free.isVisible()) await free.click(soon)
    await expect(modal(page)).not.toBeVisible(soon)
  })
}

/**
 * Returns the first element that shows a connection. A session that the server could not end needs
 * no new signature, so this may be the account instead of the sign button.
 */
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

/** Connects and signs in, from a page without a wallet to the profile. All services must work. */
export async function connect(world: World, way: Way): Promise<void> {
  const { page } = world
  await connectButton(page).click()
  await expect(header(page)).toHaveText('Log in')
  await ways[way](world)
  await expect(async () => {
    await sign(world)
    await expect(page).toHaveURL(/\/profile$/, soon)
    await expect(account(page)).toBeVisible(soon)
    await expect(modal(page)).not.toBeVisible(soon)
  }).toPass(deadline)
}

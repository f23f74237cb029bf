import { expect, type Page } from '../fixtures/page/test.ts'
import { modal } from '../fixtures/product/product.ts'
import { getWindows } from './answering.ts'
import { approveUntil, connect, deadline, sign, soon } from './certain.ts'
import { account, connectButton, freeSignButton, isConnected, signButton } from './looking.ts'
import type { World } from './World.ts'
import { goOnline, revive, thaw } from './weather.ts'

/** Restores all services after a fault schedule. The browser's network and tab stay unchanged. */
export async function healServices(world: World): Promise<void> {
  await world.sandbox.control.clearFaults()
  world.faulty.clear()
  await revive.run(world)
}

/**
 * Ends all faults of a schedule: restores services, network and tab, and rejects pending requests.
 */
export async function endFaults(world: World): Promise<void> {
  const { wallet, page } = world
  await thaw(world)
  await healServices(world)
  await goOnline(world)
  for (const window of getWindows(world)) await window.close()
  await refuse(wallet)
  await page.bringToFront()
}

/** Rejects the pending requests of a wallet, also those without a window. */
async function refuse({ control, instance }: World['wallet']): Promise<void> {
  for (const { id } of await control.getPending({ instance }))
    await control.answer({ id, approve: false })
}

/**
 * Closes the modal and waits until no request is pending, within the deadline (S-133). Returns
 * whether a wallet is connected.
 */
async function settle({ page, wallet, way }: World): Promise<boolean> {
  await expect(async () => {
    if (await signButton(page).isVisible()) {
      if (way !== 'page') return
      // The request may have reached the wallet only now, right after a connection.
      await refuse(wallet)
      await expect(freeSignButton(page)).toBeVisible({ timeout: 1_000 })
      return
    }
    if (await modal(page).isVisible()) await page.keyboard.press('Escape')
    await expect(modal(page)).not.toBeVisible({ timeout: 1_000 })
    await expect(account(page).or(connectButton(page)).first()).toBeVisible({ timeout: 1_000 })
    await expect(connectButton(page).and(page.locator('[aria-busy]'))).toHaveCount(0)
  }).toPass(deadline)
  return isConnected(page)
}

/**
 * Signs in if the page requests it, and closes the modal, so that the page is free for the next
 * check.
 */
async function clearTheWay(world: World): Promise<void> {
  const { page } = world
  await sign(world)
  if (await modal(page).isVisible()) await page.keyboard.press('Escape')
  await expect(modal(page)).not.toBeVisible(soon)
}

/**
 * Opens the account view from any state. A late check may still request a sign-in, in the account
 * view or before it.
 */
async function openAccount(world: World): Promise<void> {
  const { page } = world
  const again = modal(page).getByRole('button', { name: 'Try again' })
  const signIn = modal(page).getByRole('button', { name: 'Sign in' })
  await expect(async () => {
    await clearTheWay(world)
    await account(page).click(soon)
    await expect(page.getByTestId('disconnect-button')).toBeVisible(soon)
    // The sign-in service failed during the faults (S-102), so this retries.
    if (await again.isVisible()) await again.click(soon)
    await expect(again).toHaveCount(0, soon)
    if (await signIn.isVisible()) await signIn.click(soon)
    await expect(signIn).toHaveCount(0, soon)
    await expect(page.getByTestId('disconnect-button')).toBeVisible(soon)
  }).toPass(deadline)
}

/**
 * Expects that a wallet that the page shows as connected works: it switches the network and signs
 * (S-133).
 */
async function expectAnswers(world: World): Promise<void> {
  const { page } = world
  await openAccount(world)
  await expect(page).toHaveURL(/\/profile$/)
  const network = page.getByTestId('profile-network')
  const name = (await network.textContent()) === 'Sepolia' ? 'Ethereum' : 'Sepolia'
  await page.getByTestId('w3m-account-select-network').click()
  await modal(page).getByTestId(`w3m-network-switch-${name}`).click()
  await approveUntil(world, async () => {
    if (!(await signButton(page).isVisible())) await expect(network).toHaveText(name, soon)
  })
  await expect(async () => {
    await clearTheWay(world)
    await expect(network).toHaveText(name, soon)
  }).toPass(deadline)
}

/**
 * Expects that a connection returns after a reload without a prompt, unless the user or the wallet
 * has ended it (S-102).
 */
async function expectRestored(world: World, page: Page): Promise<void> {
  const { control, instance } = world.wallet
  await expect(account(page)).toBeVisible()
  expect(await control.getPending({ instance })).toEqual([])
}

async function disconnect(world: World): Promise<void> {
  await openAccount(world)
  await modal(world.page).getByTestId('disconnect-button').click()
  await expect(account(world.page)).toHaveCount(0)
}

/** Expects that a user can connect a wallet after the faults. */
async function expectUsable(world: World): Promise<void> {
  const { page, random } = world
  if (await account(page).isVisible()) await disconnect(world)
  await connect(world, random.pick(['page', 'device']))
}

/**
 * Checks the state of page, wallet and services after a fault schedule, when all services work
 * again.
 */
export async function checkRest(world: World): Promise<void> {
  const { page, random } = world
  const isCheckedFirst = random.chance(0.5)
  if (await settle(world)) {
    world.connected = true
    if (isCheckedFirst) await expectAnswers(world)
  }
  world.steps.push('rest: reloaded;')
  await page.reload({ waitUntil: 'commit' })
  if (world.connected) {
    await expectRestored(world, page)
    if (!isCheckedFirst) await expectAnswers(world)
    if (world.second) await expectRestored(world, world.second)
  } else await settle(world)
  await world.second?.close()
  world.steps.push('rest: connects anew;')
  await expectUsable(world)
}

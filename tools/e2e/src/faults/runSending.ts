import { createPublicClient, formatEther, type Hex, http, isAddressEqual, toHex } from 'viem'
import { expect } from '../fixtures/page/test.ts'
import { modal, settleCookies } from '../fixtures/product/product.ts'
import { approveUntil, connect, deadline, sign, soon } from './certain.ts'
import { account } from './looking.ts'
import { playInWorld, type ScheduleParameters } from './playInWorld.ts'
import { endFaults } from './rest.ts'
import {
  confirmButton,
  fillIn,
  pickWish,
  type Sending,
  sendUnderFaults,
  sentText,
} from './sending.ts'
import type { World } from './World.ts'

const attempts = 3
/**
 * Time limit for a sent transaction to appear on the page. The product polls for late ones every 30
 * s.
 */
const arrival = { timeout: 60_000 }

/** Returns a function that reads all amounts sent to an address since this call. */
async function watchChain({ sandbox }: World, to: Hex): Promise<() => Promise<readonly string[]>> {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  const first = await client.getBlockNumber()
  return async () => {
    const last = await client.getBlockNumber({ cacheTime: 0 })
    const numbers = Array.from(
      { length: Number(last - first) },
      (_, index) => first + BigInt(index + 1),
    )
    const blocks = await Promise.all(
      numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
    )
    const sent = blocks.flatMap(({ transactions }) => transactions)
    return sent.flatMap(({ to: receiver, value }) =>
      receiver && isAddressEqual(receiver, to) ? [formatEther(value)] : [],
    )
  }
}

/** Selects the last development account in both wallets, because no other test reads it. */
async function takeLastAccount({ sandbox, wallet, remote }: World): Promise<void> {
  const address = sandbox.manifest.accounts.at(-1)?.address
  if (!address) throw new Error('The sandbox has no account.')
  for (const instance of [wallet.instance, remote])
    await wallet.control.selectAccount({ instance, address })
}

async function openSend(world: World): Promise<void> {
  const { page } = world
  const send = modal(page).getByTestId('w3m-account-default-send-button')
  await expect(async () => {
    await sign(world)
    if (!(await send.isVisible())) {
      if (await modal(page).isVisible()) await page.keyboard.press('Escape')
      await account(page).click(soon)
    }
    await send.click(deadline)
  }).toPass(deadline)
}

/**
 * Sends an intended amount without faults: an earlier one that is not yet confirmed, or else a new
 * one.
 */
async function sendForSure(sending: Sending): Promise<void> {
  const { world } = sending
  const { page } = world
  await expect(async () => {
    await page.reload({ waitUntil: 'commit' })
    await openSend(world)
    expect(await fillIn(sending, await pickWish(sending))).toBe(true)
  }).toPass({ timeout: 60_000 })
  const wish = await pickWish(sending)
  await confirmButton(world).click()
  await approveUntil(world, () => expect(sentText(world, wish)).toBeVisible(soon))
  wish.known = true
}

/**
 * Expects that each intended amount is mined exactly once and that the activity lists it. Other or
 * pending transactions are failures.
 */
async function checkSent({ world, to, wishes, readChain }: Sending) {
  const { page } = world
  const readOpen = () => page.evaluate(() => localStorage.getItem('@latchkey/send_requests') ?? '')
  await expect.poll(readOpen, arrival).not.toContain('"state"')
  const found = await readChain()
  for (const { amount, checked, known } of wishes) {
    const times = found.filter((each) => each === amount).length
    expect(times, `${amount} was sent`).toBeLessThanOrEqual(1 + checked)
    if (known) expect(times, `${amount} was shown as sent`).toBeGreaterThanOrEqual(1)
  }
  await page.reload({ waitUntil: 'commit' })
  await account(page).click()
  await modal(page).getByRole('tab', { name: 'Activity' }).click()
  await modal(page).getByTestId('w3m-account-default-activity-button').click()
  const rows = modal(page).getByRole('button', { name: `${to.slice(0, 4)}…${to.slice(-6)}` })
  const readRows = async () =>
    (await rows.allTextContents()).map((text) => /−([\d.]+) ETH/.exec(text)?.[1]).sort()
  await expect.poll(readRows).toEqual([...found].sort())
}

async function play(world: World): Promise<void> {
  const { page, random, steps } = world
  const to = toHex(crypto.getRandomValues(new Uint8Array(20)))
  await takeLastAccount(world)
  await settleCookies(page)
  await page.goto('/')
  world.way = random.pick(['page', 'device'])
  steps.push(`starts: ${world.way};`)
  await connect(world, world.way)
  const sending: Sending = { world, to, wishes: [], readChain: await watchChain(world, to) }
  for (let left = attempts; left > 0; left -= 1) await sendUnderFaults(sending)
  steps.push('rest: faults end;')
  await endFaults(world)
  await sendForSure(sending)
  await checkSent(sending)
}

/**
 * Runs several sends of a connected user. During each, a service between the page and the chain
 * fails at a point that the seed chooses. Then restores the services and checks the result.
 *
 * @throws The first failure, with the seed and the steps before it.
 */
export const runSending = (parameters: ScheduleParameters): Promise<void> =>
  playInWorld(parameters, play)

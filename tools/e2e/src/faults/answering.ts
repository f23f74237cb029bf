import { WalletControlError } from '@latchkey/sandbox-wallet/driver'
import type { Page } from '@playwright/test'
import { note, type World } from './World.ts'

export const answers = ['yes', 'yes', 'yes', 'no', 'closes the window', 'nothing'] as const
export type Answer = (typeof answers)[number]

const tries = 25
const intervalMs = 100

const isWindow = (page: Page) => new URL(page.url()).hostname.startsWith('wallet.')

/** Returns the open approval windows of the sandbox wallet. */
export const getWindows = ({ context }: World) => context.pages().filter(isWindow)

/**
 * Calls `ask` every 100 ms until it returns a result. Returns `undefined` once the simulated user
 * has waited too long.
 */
async function soon<found>(ask: () => Promise<found | undefined>): Promise<found | undefined> {
  for (let left = tries; left > 0; left -= 1) {
    const found = await ask()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  return undefined
}

/**
 * Answers the pending request of the page's wallet. Does nothing without a request, because a fault
 * may have kept the request from the wallet.
 */
export async function answerWallet(world: World, answer: Answer): Promise<void> {
  // A wallet on another device approves automatically.
  if (world.way === 'device') return
  const { control, instance } = world.wallet
  note(world, `says ${answer}`)
  if (answer === 'nothing') return
  const getAsked = async () => (await control.getPending({ instance }))[0]
  if (!(await soon(getAsked))) return note(world, 'nothing asked')
  if (answer === 'closes the window') {
    const windows = getWindows(world)
    for (const window of windows) await window.close()
    if (windows.length > 0) return
  }
  const approve = answer === 'yes'
  const answered = await soon(async () => {
    const asked = await getAsked()
    return asked && control.answer({ id: asked.id, approve }).catch(ignoreWithdrawn)
  })
  if (!answered) note(world, 'no longer asked')
}

/** Ignores a 404 of the wallet: the app's newer request has replaced the one to answer. */
function ignoreWithdrawn(error: unknown): undefined {
  if (error instanceof WalletControlError && error.status === 404) return
  throw error
}

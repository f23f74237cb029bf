import { screens } from '@latchkey/product-api'
import type { BrowserContext } from '@playwright/test'
import { createAddress, loginByEmail } from '../fixtures/login/login.ts'
import { expect, test } from '../fixtures/page/test.ts'
import {
  openShiftPage,
  readSeen,
  type Seen,
  type ShiftPage,
  slowDown,
  watchShifts,
} from '../fixtures/page/watchShifts.ts'
import { memberPaths, publicPaths } from '../fixtures/product/paths.ts'
import { settleCookies, signInAutomatically } from '../fixtures/product/product.ts'

// Measures layout shifts on every route at every width. Each width uses one login and one page.
test.use({ personas: 'auto' })

const widths = [360, 768, 1440] as const
const guestPaths = [...publicPaths, '/nowhere']
/**
 * Paths whose layout shifts are also measured after a reload: one with streamed data and one with
 * forms. The others behave the same.
 */
const reloaded: readonly string[] = [screens.leaderboard.path, screens.profileTest.path]
/** Largest allowed layout shift score (Layout Instability API), which is too small to see. */
const mostShift = 0.02

type Measured = {
  readonly path: string
  readonly shifts: readonly number[]
  readonly faults: readonly string[]
}

/**
 * Opens a path and returns its layout shifts, also those of a reload if the path is in `reloaded`.
 */
async function measure(open: ShiftPage, path: string) {
  await open.page.goto(path)
  const entered = await readSeen(open)
  if (!reloaded.includes(path)) return [entered]
  await open.page.reload()
  return [entered, await readSeen(open)]
}

/**
 * Returns the names of the links in the navigation. The link of the current screen is the last one.
 */
async function readLinks({ page }: ShiftPage): Promise<readonly string[]> {
  const links = page.getByRole('navigation').getByRole('link')
  const [current = '', ...others] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('aria-label') ?? ''),
  )
  expect(others).not.toEqual([])
  return [...others, current]
}

/** Clicks a link in the navigation, and returns the layout shifts of the change. */
async function follow(open: ShiftPage, name: string) {
  await open.page.getByRole('navigation').getByRole('link', { name }).click()
  await expect(open.page).toHaveTitle(new RegExp(`^${name}`))
  return readSeen(open)
}

function toMeasured(path: string, seen: readonly Seen[]): Measured {
  const faults = seen.flatMap(({ shift, moved, asked }) => [
    ...(shift > mostShift ? moved : []),
    ...asked.map((text) => `The header asks: ${text}`),
  ])
  return { path, shifts: seen.map(({ shift }) => Math.round(shift * 1000) / 1000), faults }
}

const openPages = (context: BrowserContext) =>
  Promise.all(widths.map((width) => openShiftPage(context, width)))

async function measurePaths(
  context: BrowserContext,
  paths: readonly string[],
): Promise<readonly Measured[]> {
  const pages = await openPages(context)
  const measured: Measured[] = []
  for (const path of paths) {
    const seen = (await Promise.all(pages.map((open) => measure(open, path)))).flat()
    measured.push(toMeasured(path, seen))
  }
  return measured
}

/**
 * Measures the layout shifts while a user goes from screen to screen in the same document. Pages
 * are measured one at a time, each with a quarter of the processor's speed.
 */
async function measureWalk(context: BrowserContext): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  for (const width of [360, 1440]) {
    const open = await openShiftPage(context, width)
    await slowDown(open.page)
    await open.page.goto('/profile')
    const seen = [await readSeen(open)]
    for (const name of await readLinks(open)) seen.push(await follow(open, name))
    measured.push(toMeasured(`/profile and its neighbours, ${width} px`, seen))
    await open.page.close()
  }
  return measured
}

function hold(who: string, measured: readonly Measured[]): void {
  const lines = measured.map(({ path, shifts }) => `cls: ${who} ${path} ${shifts.join(' ')}`)
  test.info().annotations.push({ type: 'cls', description: lines.join('\n') })
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(measured.filter(({ faults }) => faults.length > 0)).toEqual([])
}

test('a guest sees no layout shift on any route and width', async ({ context }) => {
  await settleCookies(context)
  await watchShifts(context)
  // A guest gets the login page instead of any member's page, so one path of these suffices.
  hold('guest', await measurePaths(context, [...guestPaths, '/profile']))
})

test('the cookie banner causes no layout shift', async ({ context }) => {
  await watchShifts(context)
  for (const width of widths) {
    const open = await openShiftPage(context, width)
    await open.page.goto('/')
    await expect(open.page.getByRole('button', { name: 'Reject all' })).toBeVisible()
    const { shift, moved } = await readSeen(open)
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(mostShift)
  }
})

test('no shift on any route and width as a member, and no connect prompt on return', async ({
  page,
  context,
}) => {
  test.slow()
  await watchShifts(context)
  await signInAutomatically(page)
  hold('member', await measurePaths(context, [...guestPaths, ...memberPaths]))
})

test('no shift between screens with a processor four times slower, as a member by email', async ({
  page,
  context,
  sandbox,
}) => {
  await settleCookies(context)
  await watchShifts(context)
  await loginByEmail(page, { sandbox, email: createAddress() })
  hold('by email, slow', await measureWalk(context))
})

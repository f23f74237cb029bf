import { settleCookies, signInAutomatically } from './fixtures/product.ts'
import { expect, type Page, test } from './fixtures/test.ts'
import { openShiftPage, readSeen, type ShiftPage, watchShifts } from './fixtures/watchShifts.ts'

// What jumps without anybody's doing, on every route and width: by one login, in one page of each width.
test.use({ personas: 'auto' })

const widths = [360, 768, 1440] as const
const guestPaths = [
  '/',
  '/nowhere',
  '/profile',
  '/openloot-callback',
  '/openloot-sandbox-callback',
  '/discord-callback',
  '/privacy',
]
const memberPaths = ['/profile', '/profile-test', '/leaderboard', '/bugreport', '/shop-closed']
/** What nobody notices. */
const mostShift = 0.02

type Measured = {
  readonly path: string
  readonly shifts: readonly number[]
  readonly faults: readonly string[]
}

/** Enters a path, then loads it again. */
async function measure(open: ShiftPage, path: string) {
  await open.page.goto(path)
  const entered = await readSeen(open)
  await open.page.reload()
  return [entered, await readSeen(open)]
}

async function measurePaths(page: Page, paths: readonly string[]): Promise<readonly Measured[]> {
  const pages = await Promise.all(widths.map((width) => openShiftPage(page.context(), width)))
  const measured: Measured[] = []
  for (const path of paths) {
    const seen = (await Promise.all(pages.map((open) => measure(open, path)))).flat()
    const shifts = seen.map(({ shift }) => Math.round(shift * 1000) / 1000)
    const faults = seen.flatMap(({ shift, moved, asked }) => [
      ...(shift > mostShift ? moved : []),
      ...asked.map((text) => `The header asks: ${text}`),
    ])
    measured.push({ path, shifts, faults })
  }
  return measured
}

function hold(who: string, measured: readonly Measured[]): void {
  const lines = measured.map(({ path, shifts }) => `cls: ${who} ${path} ${shifts.join(' ')}`)
  test.info().annotations.push({ type: 'cls', description: lines.join('\n') })
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(measured.filter(({ faults }) => faults.length > 0)).toEqual([])
}

test('nothing jumps on any route and width, entered and reloaded, as a guest', async ({
  page,
  context,
}) => {
  await settleCookies(context)
  await watchShifts(context)
  hold('guest', await measurePaths(page, guestPaths))
})

test('nothing jumps when the question about cookies comes', async ({ context }) => {
  await watchShifts(context)
  for (const width of widths) {
    const open = await openShiftPage(context, width)
    await open.page.goto('/')
    await expect(open.page.getByRole('button', { name: 'Reject all' })).toBeVisible()
    const { shift, moved } = await readSeen(open)
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(mostShift)
  }
})

test('nothing jumps on any route and width, entered and reloaded, as a member, and nobody who comes back is asked to connect', async ({
  page,
  context,
}) => {
  await watchShifts(context)
  await signInAutomatically(page)
  hold('member', await measurePaths(page, memberPaths))
})

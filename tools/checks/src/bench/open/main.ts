import { join } from 'node:path'
import { median } from '../../checks/density.ts'
import { consumerPages, installConsumer } from '../../consumer/installConsumer.ts'
import { launchBrowser } from '../../journey/browser.ts'
import { type Served, serveFolder } from '../../journey/serve.ts'
import { measureOpening, type Opening, type Profile } from './measureOpening.ts'

type Figure = {
  readonly name: keyof Opening
  readonly title: string
  /**
   * Largest allowed ratio of the figure to that of the page with bare React, by device profile.
   * Without a limit, the figure is only printed.
   */
  readonly limit?: Readonly<Record<Profile, number>>
}

/**
 * The measured figures of the modal's opening, with their limits from `spec/performance`. Where the
 * specification demands to be as fast as another kit, the limit is that kit's ratio to bare React,
 * measured in one run. For instance, RainbowKit's opening took 2.8 times bare React's processor
 * time (phone 2.5).
 */
const figures: readonly Figure[] = [
  { name: 'atOnce', title: 'first click, at once → painted, ms', limit: { desktop: 4, phone: 5 } },
  {
    name: 'rested',
    title: 'first click, after 2 s → painted, ms',
    limit: { desktop: 2, phone: 2 },
  },
  { name: 'second', title: 'second click → painted, ms', limit: { desktop: 1.2, phone: 1.2 } },
  { name: 'navigation', title: 'navigation, click at once → settled, ms' },
  { name: 'loadCpu', title: 'processor, navigation to rest, ms' },
  { name: 'openCpu', title: 'processor, first opening, ms', limit: { desktop: 2.8, phone: 2.5 } },
  { name: 'styles', title: 'style recalculations of it' },
  { name: 'layouts', title: 'layouts of it' },
  { name: 'heapMib', title: 'heap, modal open, MiB' },
  { name: 'allWallets', title: 'all wallets → first card, ms', limit: { desktop: 2, phone: 2 } },
  { name: 'search', title: 'search → what is here, ms', limit: { desktop: 2, phone: 2 } },
  { name: 'connect', title: 'wallet click → address, ms', limit: { desktop: 2.7, phone: 2.7 } },
]

const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 7)
const pages = ['floor', ...consumerPages] as const
type PageName = (typeof pages)[number]

const consumer = await installConsumer('vite')
const served = new Map<PageName, Served>()
for (const page of pages) {
  await consumer.run('vite', 'build', '--logLevel=error', `--mode=${page}`)
  served.set(page, await serveFolder(join(consumer.folder, 'dist', page)))
}

const browser = await launchBrowser()
for (const profile of ['desktop', 'phone'] as const) {
  const samples = new Map<PageName, Opening[]>(pages.map((page) => [page, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [page, { origin }] of served)
      samples.get(page)?.push(await measureOpening(browser, `${origin}/${page}.html`, profile))
  tell(profile, (page, name) => median((samples.get(page) ?? []).map((one) => one[name])))
}
await browser.close()
for (const { close } of served.values()) await close()
await consumer.remove()

const names = new Set(consumer.packages.map(({ name }) => name))
console.log(
  `\nConsumer's tree: ${consumer.packages.length} packages, ${consumer.packages.length - names.size} of them further versions of a name`,
)

/**
 * Prints the benchmark's figures of a device profile as a table: bare React first, then each page
 * with its ratio to bare React.
 */
function tell(profile: Profile, read: (page: PageName, name: keyof Opening) => number): void {
  console.log(`\n${profile}, medians of ${rounds}: bare React | ${consumerPages.join(' | ')}`)
  for (const { name, title, limit } of figures) {
    const bare = read('floor', name)
    const cells = consumerPages.map((page) => {
      const ratio = read(page, name) / bare
      const isOver = limit !== undefined && ratio > limit[profile]
      if (isOver) process.exitCode = 1
      return `${read(page, name).toFixed(1)} (${ratio.toFixed(2)} ×${isOver ? `, over ${limit[profile]}` : ''})`
    })
    console.log(`${title.padEnd(42)} ${bare.toFixed(1)} | ${cells.join(' | ')}`)
  }
}

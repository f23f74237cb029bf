import { join } from 'node:path'
import { launchBrowser } from '../journey/browser.ts'
import { serveFolder } from '../journey/serve.ts'
import type { Result } from '../report.ts'
import { printResult, writeReport } from '../writeReport.ts'
import { type Consumer, installConsumer } from './installConsumer.ts'
import { openPage } from './openPage.ts'

/** Runs one of the consumer's programs; a failing one answers its own output. */
async function problemsOf(consumer: Consumer, program: string, ...args: readonly string[]) {
  try {
    await consumer.run(program, ...args)
    return []
  } catch (error) {
    const { stdout, stderr }: { stdout?: unknown; stderr?: unknown } =
      typeof error === 'object' && error !== null ? error : {}
    return [`${program} ${args.join(' ')}: ${String(stdout ?? error)}${String(stderr ?? '')}`]
  }
}

async function openVitePages(consumer: Consumer): Promise<readonly string[]> {
  const served = await serveFolder(join(consumer.folder, 'dist'))
  const browser = await launchBrowser()
  const problems = []
  for (const path of ['/', '/ecosystems.html'])
    problems.push(...(await openPage(browser, `${served.origin}${path}`)))
  await browser.close()
  await served.close()
  return problems
}

/** The packed packages in a Vite project of their own: types, build, and what a person sees of it. */
async function checkVite(): Promise<readonly Result[]> {
  const consumer = await installConsumer('vite')
  const types = await problemsOf(consumer, 'tsc')
  const build = await problemsOf(consumer, 'vite', 'build', '--logLevel=error')
  const pages = build.length > 0 ? build : await openVitePages(consumer)
  await consumer.remove()
  return [
    { name: 'consumer: a Vite page of the packed packages has types', problems: types },
    { name: 'consumer: a Vite page of the packed packages opens its modal', problems: pages },
  ]
}

const results = await checkVite()
for (const result of results) printResult(result)
writeReport(results)

import { writeReport } from '../writeReport.ts'
import { buildFixture } from './buildFixture.ts'
import { describeFrame } from './frameSize.ts'
import { measureJourney } from './measure.ts'
import { serveFolder } from './serve.ts'

/** gzip KiB, React included (style §3, spec/performance). */
const budgets: Readonly<Record<string, number>> = {
  'button painted': 80,
  'modal open and settled': 125,
  'connected to an announced wallet': 190,
}

const kib = (bytes: number) => bytes / 1024
const served = await serveFolder(await buildFixture())
const journey = await measureJourney(served)
const detailed = process.argv.includes('--files')

const results = journey.moments.map(({ name, bytes, files }) => {
  const budget = budgets[name] ?? 0
  const line = `${name}: ${kib(bytes).toFixed(1)} KiB of ${budget} KiB in ${files.length} files`
  console.log(line)
  if (detailed)
    for (const file of files)
      console.log(`    ${kib(served.sizeOf(file)).toFixed(1).padStart(6)}  ${file}`)
  return { name: `bytes: ${name}`, problems: kib(bytes) > budget ? [line] : [] }
})
results.push({
  name: 'K-INIT-13a: no request leaves the page before a wallet is chosen',
  problems: [...journey.foreign],
})
for (const problem of journey.foreign) console.log(`request to ${problem}`)
await served.close()
console.log(describeFrame())

writeReport(results)

import { join } from 'node:path'
import { installConsumer } from '../consumer/installConsumer.ts'
import { writeReport } from '../writeReport.ts'
import { describeFrame } from './frameSize.ts'
import { type Journey, measureJourney } from './measure.ts'
import { type Served, serveFolder } from './serve.ts'

/** The pages of `tools/checks/consumer/vite`, each with every service configured. */
const pages = { 'EVM alone': '/', 'three ecosystems': '/ecosystems.html' } as const

/** gzip KiB, React included (style §3, spec/performance). */
const budgets: Readonly<Record<string, number>> = {
  'button painted': 80,
  'modal settled': 130,
  'connected to an announced wallet': 195,
}

const kib = (bytes: number) => bytes / 1024
const detailed = process.argv.includes('--files')

function judge(page: string, { moments, foreign, waves }: Journey, served: Served) {
  const results = moments.map(({ name, bytes, files }) => {
    const budget = budgets[name] ?? 0
    const line = `${page}, ${name}: ${kib(bytes).toFixed(1)} KiB of ${budget} KiB in ${files.length} files`
    console.log(line)
    if (detailed)
      for (const file of files)
        console.log(`    ${kib(served.sizeOf(file)).toFixed(1).padStart(6)}  ${file}`)
    return { name: `bytes: ${page}, ${name}`, problems: kib(bytes) > budget ? [line] : [] }
  })
  console.log(`${page}, from the click until the modal is settled: ${waves} waves of requests`)
  const isForeign = `K-INIT-13a: ${page} asks no other host before somebody shows intent`
  return [...results, { name: isForeign, problems: [...foreign] }]
}

const consumer = await installConsumer('vite')
await consumer.run('vite', 'build', '--logLevel=error')
const served = await serveFolder(join(consumer.folder, 'dist'))
const results = []
for (const [page, path] of Object.entries(pages))
  results.push(...judge(page, await measureJourney(served, path), served))
await served.close()
await consumer.remove()
console.log(describeFrame())
writeReport(results)

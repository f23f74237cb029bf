import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { consumerPages, installConsumer } from '../consumer/installConsumer.ts'
import { problemsOf } from '../consumer/problemsOf.ts'
import { writeReport } from '../report/writeReport.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'
import { buildFixture } from './buildFixture.ts'
import { describeFrame } from './frameSize.ts'
import { judgeNext } from './judgeNext.ts'
import { type Journey, measureJourney } from './measure.ts'
import { type Row, tableFaults, writeTable } from './readmeTable.ts'
import { type Served, serveFolder } from './serve.ts'

type Budget = {
  /** Size limit of the loaded code in gzip KiB, including React. */
  readonly kib: number
  readonly files: number
  /** Largest allowed difference between the README's table and the measured size, in KiB. */
  readonly tolerance: number
}

/**
 * Size limits in gzip KiB for the smallest possible page with the kit, which is built inside the
 * workspace.
 */
const smallest: Readonly<Record<string, number>> = {
  'button painted': 81.1,
  'modal settled': 123.1,
  'connected to an announced wallet': 176.3,
}

/**
 * Limits for the code that an app's page loads until each stage, such as the opened modal (style
 * §3).
 */
const budgets: Readonly<Record<string, Budget>> = {
  'button painted': { kib: 81.9, files: 5, tolerance: 1 },
  'modal settled': { kib: 133.2, files: 13, tolerance: 1 },
  // Includes code that loads while the modal is open. A slow machine loads more of it in this time.
  'connected to an announced wallet': { kib: 198.8, files: 43, tolerance: 6 },
}
/**
 * Largest allowed number of request waves for the modal's code: all of it loads at the same time.
 */
const codeWaves = 1

const kib = (bytes: number) => bytes / 1024
const detailed = process.argv.includes('--files')

function judge(page: string, { moments, foreign, waves, errors, rest }: Journey, served: Served) {
  const results = moments.map(({ name, bytes, files }) => {
    const held = budgets[name] ?? { kib: 0, files: 0 }
    const line = `${page}, ${name}: ${kib(bytes).toFixed(1)} KiB of ${held.kib} KiB in ${files.length} files of ${held.files}`
    console.log(line)
    if (detailed)
      for (const file of files)
        console.log(`    ${kib(served.sizeOf(file)).toFixed(1).padStart(6)}  ${file}`)
    const isOver = kib(bytes) > held.kib || files.length > held.files
    return { name: `bytes: ${page}, ${name}`, problems: isOver ? [line] : [] }
  })
  const told = `${page}, from the click until the modal is settled: ${waves.code} wave of code of ${codeWaves}, ${waves.all} with what services are asked`
  console.log(told)
  const isForeign = `K-INIT-13a: ${page} asks no other host before somebody shows intent`
  const isFine = `${page} opens and connects without an error of the page`
  return [
    ...results,
    { name: `waves: ${page}`, problems: waves.code > codeWaves ? [told] : [] },
    { name: isForeign, problems: [...foreign, ...rest.foreign] },
    {
      name: `K-INIT-13d: ${page} fetches no code for a click after two seconds of rest`,
      problems: rest.late,
    },
    { name: isFine, problems: [...errors] },
  ]
}

function judgeSmallest({ moments, foreign, errors }: Journey, served: Served) {
  const over = moments.flatMap(({ name, bytes, files }) => {
    const line = `smallest page, ${name}: ${kib(bytes).toFixed(1)} KiB of ${smallest[name]} KiB in ${files.length} files`
    console.log(line)
    if (detailed) for (const file of files) console.log(`    ${served.sizeOf(file)}  ${file}`)
    return kib(bytes) > (smallest[name] ?? 0) ? [line] : []
  })
  return [{ name: 'bytes: smallest page', problems: [...over, ...foreign, ...errors] }]
}

/**
 * Compares the size table in the README with the measured sizes. With `--write`, first updates the
 * table.
 */
function judgeReadme(journeys: readonly Journey[]) {
  const rows: readonly Row[] = Object.entries(budgets).map(([moment, budget]) => {
    const bytes = journeys.map(({ moments }) => moments.find(({ name }) => name === moment)?.bytes)
    return {
      moment,
      kib: bytes.map((x) => kib(x ?? 0)),
      limit: budget.kib,
      tolerance: budget.tolerance,
    }
  })
  if (process.argv.includes('--write'))
    writeFileSync(join(root, 'README.md'), writeTable(readProjectFile('README.md'), rows))
  const problems = tableFaults(readProjectFile('README.md'), rows)
  return { name: 'README.md shows the measured bytes', problems }
}

const consumer = await installConsumer('vite')
const results = [
  {
    name: 'a project of the packed packages, installed by npm, has types',
    problems: await problemsOf(consumer, 'tsc'),
  },
]
const journeys: Journey[] = []
for (const page of consumerPages) {
  await consumer.run('vite', 'build', '--logLevel=error', `--mode=${page}`)
  const served = await serveFolder(join(consumer.folder, 'dist', page))
  const journey = await measureJourney(served, `/${page}.html`)
  journeys.push(journey)
  results.push(...judge(page, journey, served))
  await served.close()
}
results.push(judgeReadme(journeys))
results.push(...(await judgeNext(consumer.tarballs)))
await consumer.remove()
const fixture = await serveFolder(await buildFixture())
results.push(...judgeSmallest(await measureJourney(fixture, '/'), fixture))
await fixture.close()
console.log(describeFrame())
writeReport(results)

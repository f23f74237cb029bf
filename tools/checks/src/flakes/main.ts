import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RanTest } from '../coverage/RanTest.ts'
import { root } from '../workspace/workspace.ts'
import { createHashWithImports } from './hashWithImports.ts'
import {
  addRun,
  type FlakeRecord,
  forgetFiles,
  pendingFiles,
  summaryOf,
  type TestFile,
} from './record.ts'
import { type Runner, runners } from './runners.ts'
import { startLoad } from './startLoad.ts'

const folder = join(root, 'test-results/flakes')
const recordPath = join(folder, 'record.json')
const testsPath = join(folder, 'tests.json')
const runsFlag = '--runs='

const flags = process.argv.slice(2).filter((x) => x.startsWith('--'))
const words = process.argv.slice(2).filter((x) => !x.startsWith('--'))
const wantedRuns = Number(flags.find((x) => x.startsWith(runsFlag))?.slice(runsFlag.length) ?? 10)

const readText = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
const hashOf = createHashWithImports(readText)

/**
 * Returns the test files of a runner whose path contains one of the command-line arguments. Without
 * arguments, returns all files.
 */
function filesOf(runner: Runner): readonly TestFile[] {
  return runner
    .list()
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .map((file) => ({ file, hash: hashOf(file) }))
}

type Finished = { readonly code: number; readonly output: string }

function start(runner: Runner, files: readonly TestFile[]): Promise<Finished> {
  const env = {
    ...process.env,
    ...runner.env,
    LATCHKEY_TESTS: testsPath,
    NO_COLOR: '1',
    CI: 'true',
  }
  const args = runner.args(files.map(({ file }) => file))
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const stop = () => child.kill()
    process.on('exit', stop)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
}

/**
 * Runs a batch of test files once to find flaky tests, and returns the failed tests of each file.
 */
async function runBatch(runner: Runner, files: readonly TestFile[]) {
  rmSync(testsPath, { force: true })
  const { code, output } = await start(runner, files)
  const tests: readonly RanTest[] = existsSync(testsPath)
    ? JSON.parse(readFileSync(testsPath, 'utf8'))
    : []
  const missing = files.filter(({ file }) => !tests.some((test) => test.file === file))
  if (missing.length > 0) {
    const names = missing.map(({ file }) => file).join(', ')
    throw new Error(`${runner.name} reported no test of ${names}:\n${output.slice(-4000)}`)
  }
  const failed = tests.filter(({ outcome }) => outcome === 'failed')
  if (code !== 0) console.log(output.trim())
  // An error outside of a test cannot be attributed to a file, so it counts for each file of the
  // batch.
  const ofBatch = code !== 0 && failed.length === 0 ? [`the runner ended with ${code}`] : []
  return files.map((file) => ({
    file,
    failures: [
      ...failed.filter((test) => test.file === file.file).map(({ title }) => title),
      ...ofBatch,
    ],
  }))
}

function readRecord(): FlakeRecord {
  return existsSync(recordPath) ? JSON.parse(readFileSync(recordPath, 'utf8')) : {}
}

function batchesOf(files: readonly TestFile[], size: number): readonly (readonly TestFile[])[] {
  const count = Math.ceil(files.length / size)
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size))
}

/**
 * Runs each test file that needs more runs once. Writes the record of flaky tests after each batch.
 */
async function runRound(
  wanted: readonly { readonly runner: Runner; readonly files: readonly TestFile[] }[],
  before: FlakeRecord,
): Promise<FlakeRecord> {
  let record = before
  for (const { runner, files } of wanted)
    for (const batch of batchesOf(pendingFiles(files, record, wantedRuns), runner.batch)) {
      const since = performance.now()
      const results = await runBatch(runner, batch)
      for (const { file, failures } of results) record = addRun(record, file, failures)
      writeFileSync(recordPath, JSON.stringify(record, undefined, 1))
      const failed = results.reduce((sum, { failures }) => sum + failures.length, 0)
      const seconds = ((performance.now() - since) / 1000).toFixed(0)
      console.log(`· ${runner.name}: ${batch.length} files, ${failed} failures (${seconds} s)`)
    }
  return record
}

mkdirSync(folder, { recursive: true })
process.on('SIGTERM', () => process.exit(143))
process.on('SIGINT', () => process.exit(130))

const wanted = runners.map((runner) => ({ runner, files: filesOf(runner) }))
const all = wanted.flatMap(({ files }) => files)
let record = flags.includes('--again') ? forgetFiles(readRecord(), all) : readRecord()
if (pendingFiles(all, record, wantedRuns).length > 0) console.log(`Load: ${startLoad()}`)
while (pendingFiles(all, record, wantedRuns).length > 0) record = await runRound(wanted, record)

const { failures, lines } = summaryOf(all, record)
for (const line of lines) console.log(line)
process.exit(failures > 0 || all.length === 0 ? 1 : 0)

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Compiles every Solidity contract of this folder into `<Name>.artifact.json`. With --check, only
// reports whether the artifacts are up to date. This is a separate program, because solc rethrows
// every unhandled rejection of its process.

type Compiled = {
  readonly abi: readonly unknown[]
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
  }
}
type Output = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, Compiled>>>>
}
type Compiler = {
  readonly compile: (
    input: string,
    callbacks: { readonly import: (path: string) => { contents: string } | { error: string } },
  ) => string
}

const folder = import.meta.dirname
const require = createRequire(import.meta.url)
const solc: Compiler = require('solc')

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.sol'))
  .map((file) => file.slice(0, -'.sol'.length))

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    names.map((name) => [
      `${name}.sol`,
      { content: readFileSync(join(folder, `${name}.sol`), 'utf8') },
    ]),
  ),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    // The bytecode contains no metadata hash, so a changed comment does not change it.
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: {
      '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
    },
  },
}

function readImport(path: string) {
  const file = join(folder, '..', 'node_modules', path)
  return existsSync(file)
    ? { contents: readFileSync(file, 'utf8') }
    : { error: `${path} is not installed` }
}

const output: Output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
const problems = output.errors ?? []
for (const { formattedMessage } of problems) console.error(formattedMessage)
if (problems.length > 0) process.exit(1)

const stale = names.filter((name) => {
  const contract = output.contracts?.[`${name}.sol`]?.[name]
  const text = `${JSON.stringify(
    {
      name,
      abi: contract?.abi,
      bytecode: `0x${contract?.evm.bytecode.object}`,
      deployedBytecode: `0x${contract?.evm.deployedBytecode.object}`,
    },
    null,
    2,
  )}\n`
  const file = join(folder, `${name}.artifact.json`)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  return true
})

if (process.argv.includes('--check') && stale.length > 0) {
  console.error(
    `Not current: ${stale.join(', ')}. Run "pnpm --filter @latchkey/sandbox compile" and commit the result.`,
  )
  process.exit(1)
}
console.log(`${names.length} contracts, ${stale.length} changed`)

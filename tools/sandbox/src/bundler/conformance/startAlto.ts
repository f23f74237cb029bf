import { tmpdir } from 'node:os'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { findFreePorts } from '../../processes/findFreePorts.ts'
import { spawnChild } from '../../processes/spawnChild.ts'
import { waitUntilReady } from '../../processes/waitUntilReady.ts'
import { askBundler, type TestBundler } from '../../testing/startTestBundler.ts'
import { silentLog } from '../../testing/startTestChain.ts'
import { installAlto } from './installAlto.ts'

const READY_DEADLINE_MS = 60_000
const ample = parseEther('100')

export type Alto = {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Creates the key of an account with enough balance to pay for the bundler Alto's transactions. */
async function createPayer({ node }: TestBundler): Promise<Hex> {
  const key = generatePrivateKey()
  await node.setBalance({ address: privateKeyToAccount(key).address, value: ample })
  return key
}

type Keys = { readonly executor: Hex; readonly utility: Hex }

function toArguments({ chain }: TestBundler, port: number, { executor, utility }: Keys) {
  return [
    ...['--rpc-url', chain.rpcUrl, '--port', String(port)],
    ...['--entrypoints', chain.contracts.entryPoint],
    ...['--executor-private-keys', executor, '--utility-private-key', utility],
    // The opcode rules are off. They need a tracer that the node does not have, and the sandbox's
    // bundler does not apply them either.
    ...['--safe-mode', 'false'],
    ...['--refilling-wallets', 'false', '--utility-wallet-monitor', 'false'],
    ...['--log-level', 'error'],
  ]
}

/**
 * Installs the bundler `@pimlico/alto` and starts it as a process on the test's chain.
 *
 * @throws {StartError} The installation or the start has failed.
 */
export async function startAlto(world: TestBundler): Promise<Alto> {
  const { entry, remove } = await installAlto()
  const [port = 0] = await findFreePorts(1)
  const keys = { executor: await createPayer(world), utility: await createPayer(world) }
  const url = `http://127.0.0.1:${port}/rpc`
  const child = await spawnChild({
    name: 'alto',
    command: process.execPath,
    args: [entry, 'run', ...toArguments(world, port, keys)],
    cwd: tmpdir(),
    context: { log: silentLog, onSpawn: () => {}, onExit: () => {} },
  })
  const stop = async () => {
    await child.kill()
    await remove()
  }
  try {
    const isReady = async () => (await askBundler(url, 'eth_chainId')).status === 200
    await waitUntilReady({ title: 'alto', child, deadlineMs: READY_DEADLINE_MS, isReady })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

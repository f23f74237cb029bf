import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findAnvil } from '../../chains/findAnvil.ts'
import { findFreePorts } from '../../processes/findFreePorts.ts'

export type Anvil = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts an EVM chain with this id for a test. The ten development accounts have funds on it. */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const [port] = await findFreePorts(1)
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)]
  const child = spawn(findAnvil(), args, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const text of child.stdout) if (String(text).includes('Listening on')) break
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

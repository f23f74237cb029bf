import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }
const funded = 'test test test test test test test test test test test junk'

function findAnvil(): string {
  const platform = `${process.platform}-${architectures[process.arch] ?? process.arch}`
  const require = createRequire(import.meta.url)
  const own = require.resolve('@foundry-rs/anvil/package.json')
  const manifest = createRequire(own).resolve(`@foundry-rs/anvil-${platform}/package.json`)
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
}

/** Starts a local EVM chain (Anvil) with one funded account. */
export async function startAnvil(chainId: number = mainnet.id) {
  const args = ['--port', '0', '--chain-id', String(chainId), '--accounts', '1']
  const child = spawn(findAnvil(), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const address = /Listening on (127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (address) resolve(`http://${address}`)
    })
  })
  const client = createTestClient({
    mode: 'anvil',
    chain: { ...mainnet, id: chainId },
    account: mnemonicToAccount(funded),
    transport: http(url),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)

  return {
    url,
    client,
    async deploy(bytecode: Hex): Promise<Hex> {
      const hash = await client.deployContract({ abi: [], bytecode })
      const { contractAddress } = await client.waitForTransactionReceipt({ hash })
      if (!contractAddress) throw new Error('not deployed')
      return contractAddress
    },
    stop: () => void child.kill(),
  }
}

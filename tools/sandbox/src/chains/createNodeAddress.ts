import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePortOf } from '../processes/findFreePorts.ts'

/**
 * Ports that browsers never open (Fetch standard, "bad port"). Without a better address, the node's
 * own port is one of them.
 */
const browserProof = [6665, 6666, 6667, 6668, 6669, 6679, 6697, 6566, 10_080, 5060, 5061, 4190]
const choices = 4

export type NodeAddress = {
  /** Path of the node's socket, in a folder that only this user can access. */
  readonly socketPath: string
  /** Arguments that make the node's unavoidable second port unreachable. */
  readonly args: readonly string[]
  readonly remove: () => void
}

export type NodeAddressOptions = {
  /** The chain's index, from 0. No two chains get the same ports. */
  readonly slot: number
  readonly platform: NodeJS.Platform
}

async function toPortArguments({ slot, platform }: NodeAddressOptions): Promise<readonly string[]> {
  // Linux binds a port to a multicast address but never accepts a connection there.
  if (platform === 'linux') return ['--host', '224.0.0.1', '--port', '0']
  const port = await findFreePortOf(browserProof.slice(slot * choices, (slot + 1) * choices))
  return ['--host', '127.0.0.1', '--port', String(port)]
}

/**
 * Chooses a Unix socket for a chain node, because the node's own port checks neither Host nor
 * Origin.
 */
export async function createNodeAddress(options: NodeAddressOptions): Promise<NodeAddress> {
  // Socket paths have a short maximum length, so the socket is not in the state folder.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-node-'))
  const isWindows = options.platform === 'win32'
  return {
    socketPath: isWindows ? `\\\\.\\pipe\\${folder.replaceAll(/\W/g, '-')}` : join(folder, 'ipc'),
    args: await toPortArguments(options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

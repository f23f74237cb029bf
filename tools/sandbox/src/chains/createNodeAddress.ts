import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePortOf } from '../processes/findFreePorts.ts'

/**
 * Ports to which browsers never connect ("bad port" in the Fetch standard). On systems other than
 * Linux, a chain's node gets one of them, because it always opens a TCP port.
 */
const browserProof = [6665, 6666, 6667, 6668, 6669, 6679, 6697, 6566, 10_080, 5060, 5061, 4190]
const choices = 4

export type NodeAddress = {
  /** Path of the node's Unix socket, in a folder that only this user can access. */
  readonly socketPath: string
  /**
   * Command-line arguments of the node that make its TCP port unreachable, because the node always
   * opens one.
   */
  readonly args: readonly string[]
  readonly remove: () => void
}

export type NodeAddressOptions = {
  /** Index of the chain, from 0, so that two chains never choose the same port. */
  readonly slot: number
  readonly platform: NodeJS.Platform
}

async function toPortArguments({ slot, platform }: NodeAddressOptions): Promise<readonly string[]> {
  // Linux accepts this multicast address for a port, but no connection can reach it.
  if (platform === 'linux') return ['--host', '224.0.0.1', '--port', '0']
  const port = await findFreePortOf(browserProof.slice(slot * choices, (slot + 1) * choices))
  return ['--host', '127.0.0.1', '--port', String(port)]
}

/**
 * Chooses a Unix socket for a chain's node. The node's TCP port must not be reachable, because the
 * node checks neither the Host nor the Origin header.
 */
export async function createNodeAddress(options: NodeAddressOptions): Promise<NodeAddress> {
  // The socket is in the temporary folder, because the path of a socket must be short.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-node-'))
  const isWindows = options.platform === 'win32'
  return {
    socketPath: isWindows ? `\\\\.\\pipe\\${folder.replaceAll(/\W/g, '-')}` : join(folder, 'ipc'),
    args: await toPortArguments(options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

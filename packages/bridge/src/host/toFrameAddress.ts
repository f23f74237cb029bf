import { defaultCaipNetworkId, frameLoggerEnabled } from '@latchkey/core'

export type FrameAddressOptions = {
  readonly projectId: string
  /** CAIP-2 id of the starting network. Default `eip155:1`. */
  readonly chainId?: string | undefined
  /** Version of the format. Default `4`. */
  readonly version?: string | undefined
  /** Default true. */
  readonly enableLogger?: boolean | undefined
  /** First RPC address of the starting network. */
  readonly rpcUrl: string
  readonly smartAccountVersion?: string | undefined
}

/** Returns the frame's address with the query of wire §2. */
export function toFrameAddress(url: URL, options: FrameAddressOptions): string {
  const address = new URL(url)
  const query = {
    projectId: options.projectId,
    chainId: options.chainId ?? defaultCaipNetworkId,
    version: options.version ?? '4',
    enableLogger: String(options.enableLogger ?? frameLoggerEnabled),
    rpcUrl: options.rpcUrl,
    smartAccountVersion: options.smartAccountVersion,
  }
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  return address.href
}

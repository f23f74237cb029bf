import { defaultCaipNetworkId, frameLoggerEnabled } from '@latchkey/core'

export type FrameAddressOptions = {
  readonly projectId: string
  /** CAIP-2 id of the network on which the frame starts. Default `eip155:1`. */
  readonly chainId?: string | undefined
  /** Version of the message format in the frame's URL. Default `4`. */
  readonly version?: string | undefined
  /** Whether the secure frame logs to the console. Default true. */
  readonly enableLogger?: boolean | undefined
  /** First RPC URL of the network on which the frame starts. */
  readonly rpcUrl: string
  readonly smartAccountVersion?: string | undefined
}

/** Returns the frame's URL with the query that the message format defines (wire §2). */
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

import { type Hex, isRecord, WalletCapabilitiesError } from '@latchkey/core'
import { isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { askFeature } from './askFeature.ts'
import { readSender } from './readSender.ts'

type Capabilities = Readonly<Record<Hex, Readonly<Record<string, unknown>>>>

/**
 * Returns the wallet's capabilities per network (EIP-5792).
 *
 * @returns Capabilities by chain id in hex; `0x0` stands for all networks. Invalid entries are left
 * out.
 * @throws {WalletCapabilitiesError} The answer is not an object.
 * @throws {FeatureNotSupportedError} The wallet does not know the method.
 */
export async function getCapabilities(
  wallet: WalletContext,
  signal: AbortSignal | undefined,
): Promise<Capabilities> {
  const params = [await readSender(wallet, signal)]
  const answer = await askFeature(wallet, { method: 'wallet_getCapabilities', params }, signal)
  if (!isRecord(answer)) throw new WalletCapabilitiesError()
  const capabilities: Record<Hex, Readonly<Record<string, unknown>>> = {}
  for (const [chainId, value] of Object.entries(answer)) {
    if (isHex(chainId, { strict: true }) && isRecord(value)) capabilities[chainId] = value
  }
  return capabilities
}

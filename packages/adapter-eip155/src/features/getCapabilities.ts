import { type Hex, isRecord, WalletCapabilitiesError } from '@latchkey/core'
import { isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { askFeature } from './askFeature.ts'
import { readSender } from './readSender.ts'

type Capabilities = Readonly<Record<Hex, Readonly<Record<string, unknown>>>>

/**
 * Asks what the wallet can do per network (EIP-5792).
 *
 * @returns By chain id in hex; `0x0` is for all networks.
 * @throws {WalletCapabilitiesError} The answer is no object of objects.
 * @throws {FeatureNotSupportedError} The wallet does not know the question.
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
    if (!isHex(chainId, { strict: true }) || !isRecord(value)) throw new WalletCapabilitiesError()
    capabilities[chainId] = value
  }
  return capabilities
}

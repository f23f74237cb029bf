import { type Hex, serializeErc6492Signature } from 'viem'
import { toSignatureHex } from '../../keys/signatures.ts'
import type { RpcContext } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { isDeployed } from '../smart-account/fillOperation.ts'

/**
 * Signs a hash for the account of a request. For a smart account, its owner signs (ERC-1271).
 * Before deployment, the signature also contains the deployment data (ERC-6492).
 */
export async function signForAccount(
  hash: Hex,
  context: RpcContext,
  { vault }: Signing,
): Promise<Hex> {
  const { account } = context
  const signature = toSignatureHex(await vault.signHash(hash))
  if (account.type === 'eoa' || (await isDeployed(account.address, context))) return signature
  return serializeErc6492Signature({
    address: account.factory,
    data: account.factoryData,
    signature,
  })
}

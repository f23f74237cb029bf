import type { CaipNetworkId } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import type { ActiveLogin, LoginPart } from '../ActiveLogin.ts'
import { ask } from './ask.ts'
import { rememberChain } from './loginStorage.ts'
import { takeUser } from './takeUser.ts'
import { getRpcUrl, toChainId, toUserPayload } from './user.ts'

type Switch = {
  readonly session: ActiveLogin
  readonly part: LoginPart
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Switches a login to another network in the secure frame, then requests the account on that
 * network (K-CHAIN-08).
 */
export async function switchPart(
  kit: Kit,
  { session, part, caipNetworkId }: Switch,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (caipNetworkId === part.caipNetworkId) return
  const chainId = toChainId(caipNetworkId)
  const rpcUrl = getRpcUrl(kit, caipNetworkId)
  await ask(
    kit,
    { name: 'SWITCH_NETWORK', payload: { chainId, ...(rpcUrl && { rpcUrl }) } },
    signal,
  )
  const payload = toUserPayload(kit, { caipNetworkId })
  const user = await ask(kit, { name: 'GET_USER', payload }, signal)
  part.caipNetworkId = caipNetworkId
  rememberChain(kit, chainId)
  takeUser(kit, { session, part }, user)
  for (const listener of [...part.listeners]) listener.networkChanged(caipNetworkId)
}

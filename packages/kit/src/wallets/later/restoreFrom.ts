import { AttemptSupersededError } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { track } from '../../state/track.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { forgetStored } from './dropConnections.ts'
import { keepWallet } from './keepWallet.ts'
import { isWanted, type RestoreTarget } from './restoreTargets.ts'
import type { Gathered, RestoreSource } from './Source.ts'

/** Removes stored connections that have definitively ended (S-102). */
export function forgetTargets(kit: Kit, targets: readonly RestoreTarget[]): void {
  for (const target of targets) {
    forgetStored(kit, target)
    saveConnections(kit, target.namespace, { keepsActive: true })
  }
}

/**
 * Restores stored connections from a source (page wallet, WalletConnect or login). Connections that
 * ended meanwhile, in any tab, stay ended.
 *
 * @throws {AttemptSupersededError} None of the connections is to be restored any more.
 * @throws The source's errors. The stored connections stay.
 */
export async function restoreFrom<gathered extends Gathered>(
  kit: Kit,
  source: RestoreSource<gathered>,
  asked: { readonly targets: readonly RestoreTarget[]; readonly signal: AbortSignal },
): Promise<void> {
  const { targets, signal } = asked
  const gathered = await source.ask(targets, signal)
  const wanted = gathered.parts.filter(({ connection }) =>
    targets.some((target) => target.namespace === connection.namespace && isWanted(kit, target)),
  )
  if (wanted.length === 0 || source.isCurrent?.() === false) throw new AttemptSupersededError()
  for (const part of wanted) keepWallet(kit, part, { restored: true })
  source.watch?.(gathered)
  const properties = { ...source.toSuccess(gathered), view: '', reconnect: true }
  track(kit, { event: 'CONNECT_SUCCESS', properties })
}

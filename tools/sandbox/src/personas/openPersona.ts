import { randomUUID } from 'node:crypto'
import type { RunningWallet } from '@latchkey/sandbox-wallet/testing'

/** Name in test titles of the wallet that follows the standards. */
export const neutral = 'neutral'

/** Opens a simulated page in a new browser, whose wallet is a persona with one behaviour. */
export async function openPersona(
  service: RunningWallet | undefined,
  { persona, behaviour }: { readonly persona: string; readonly behaviour: string },
) {
  if (!service) throw new Error('not started')
  const { control } = service
  const instance = randomUUID()
  const setBehaviour = (name: string) =>
    control.setPersonas({ instance, personas: persona === neutral ? name : `${name},${persona}` })
  await setBehaviour(behaviour)
  return { control, instance, setBehaviour, page: await service.openPage(instance) }
}

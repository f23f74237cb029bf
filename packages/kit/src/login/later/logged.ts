import { BaseError } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getLog } from '../../log/getLog.ts'

/**
 * Runs a request to the secure frame, and logs its name, outcome and duration, but never its
 * content (S-104).
 */
export async function logged<result>(
  kit: Kit,
  request: string,
  run: () => Promise<result>,
): Promise<result> {
  const { elapsed } = kit.ports
  const began = elapsed()
  const log = (outcome: string) =>
    getLog(kit).log?.write('frame_request', {
      request,
      outcome,
      durationMs: Math.round(elapsed() - began),
    })
  try {
    const result = await run()
    log('ok')
    return result
  } catch (error) {
    log(error instanceof BaseError ? error.code : 'unknown')
    throw error
  }
}

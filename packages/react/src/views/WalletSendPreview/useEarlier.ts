import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSendText } from '../../messages/sends.ts'
import { toRequestValues } from '../../send/toRequestValues.ts'
import { useSendForm } from '../../send/useSend.ts'
import type { ShownWarning } from './useWarnings.ts'

export type Earlier = {
  /** Ids of the account's transfers with an unknown outcome. */
  readonly ids: readonly string[]
  /** Warnings for the preview, one per transfer. */
  readonly warnings: readonly ShownWarning[]
}

/** Returns the earlier transfers that may have been sent, so that the user does not repeat them. */
export function useEarlier(): Earlier {
  const text = useSendText()
  const { locale } = useLanguage()
  const { requests } = useSendForm()
  const unknown = requests.filter(({ state }) => state === 'unknown')
  return {
    ids: unknown.map(({ id }) => id),
    warnings: unknown.map((request) => ({
      key: `earlier-${request.id}`,
      text: text('send.warn.earlier', toRequestValues(request, locale)),
      grave: true,
    })),
  }
}

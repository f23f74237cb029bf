import {
  getNameGap,
  getReason,
  type NameGap,
  type NameSuggestion,
  nameSuggestionsQuery,
} from '@latchkey/kit/names'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useDebounced } from '../../hooks/state/useDebounced.ts'
import { useNameText } from '../../messages/names.ts'

/**
 * Delay in milliseconds from the last key to the look-up and to the error for a short name
 * (kit-behaviour §6).
 */
const nameDebounceMs = 500

export type SuggestionFacts = {
  /** Suggestions for the text that was looked up last. */
  readonly names: readonly NameSuggestion[]
  /** A look-up is due or running, so `names` will change. */
  readonly pending: boolean
  /**
   * The reason why the text is not a valid name. `error` is its text for the user. The error for a
   * short name appears only after the delay.
   */
  readonly gap: NameGap | undefined
  readonly error: string | undefined
  /** The text of a failed look-up. */
  readonly failure: string | undefined
}

const none: readonly NameSuggestion[] = []

/** Looks up names that start with the text. */
export function useSuggestions(label: string): SuggestionFacts {
  const { kit } = useKitContext()
  const text = useNameText()
  const gap = getNameGap(label)
  const settled = useDebounced(label, nameDebounceMs)
  const isSettled = settled === label
  const { data, error, isFetching } = useKitQuery({
    ...nameSuggestionsQuery(kit, settled),
    enabled: getNameGap(settled) === undefined,
    placeholderData: (previous) => previous,
  })
  const isWrong = gap === 'letters' || (gap === 'length' && label !== '' && isSettled)
  return {
    names: gap ? none : (data ?? none),
    pending: !isSettled || isFetching,
    gap,
    error: gap && isWrong ? text(`names.gap.${gap}`) : undefined,
    failure: error && !gap ? (getReason(error) ?? text('names.suggestionsFailed')) : undefined,
  }
}

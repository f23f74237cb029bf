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
 * Time in milliseconds without typing before names are looked up, and before a short name shows as
 * an error (kit-behaviour §6).
 */
const nameDebounceMs = 500

export type SuggestionFacts = {
  /** Names that start with the text of the last look-up. */
  readonly names: readonly NameSuggestion[]
  /** Whether a look-up is running or about to start, so that `names` will change. */
  readonly pending: boolean
  /** Why the text is not a valid name. `undefined` for a valid one. */
  readonly gap: NameGap | undefined
  /** Message for the user about `gap`. For a short name it appears only after a delay. */
  readonly error: string | undefined
  /** Message for the user if the look-up failed. */
  readonly failure: string | undefined
}

const none: readonly NameSuggestion[] = []

/** Looks up names that start with the typed text. */
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

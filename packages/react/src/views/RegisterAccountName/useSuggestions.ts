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

/** kit-behaviour §6: names are looked up, and called too short, when nobody has typed for so long. */
const nameDebounceMs = 500

export type SuggestionFacts = {
  /** Those of the last text that was looked up. */
  readonly names: readonly NameSuggestion[]
  /** They are about to be others. */
  readonly pending: boolean
  /** What keeps the text from being a name; `error` says so once somebody has stopped typing. */
  readonly gap: NameGap | undefined
  readonly error: string | undefined
  /** Why there are none. */
  readonly failure: string | undefined
}

const none: readonly NameSuggestion[] = []

/** Looks names up that begin as the text does. */
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

import { getFeatures, type ResolvedFeatures } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from './useKitFacts.ts'

/** Reads what is on: the project's configuration once it is known, until then the host's. Absent until mounted. */
export function useFeatures(): ResolvedFeatures | undefined {
  const { kit } = useKitContext()
  return useKitFacts<ResolvedFeatures | undefined>(() => getFeatures(kit), undefined)
}

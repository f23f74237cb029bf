import { getFeatures, type ResolvedFeatures } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from './useKitFacts.ts'

/**
 * Returns the enabled features: those of the app's config, or of the project's remote configuration
 * once that is loaded. Returns `undefined` until the component has mounted.
 */
export function useFeatures(): ResolvedFeatures | undefined {
  const { kit } = useKitContext()
  return useKitFacts<ResolvedFeatures | undefined>(() => getFeatures(kit), undefined)
}

import { getImpactLevel, getSwapDetails, type QuotedSwap } from '@latchkey/kit/swap'
import { useState } from 'react'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../messages/swaps.ts'
import type { ShownWarning } from '../send/ShownWarning.ts'
import { toPercent } from './toPercent.ts'

/** A price impact that grows by more percentage points than this must be accepted again. */
const toleratedRise = 1

/**
 * Returns the highest price impact of the swap on this page. It rises in steps, so that a small
 * change of a refreshed quote does not count as a new impact.
 */
function useHighest(impact: number | undefined): number {
  const [highest, setHighest] = useState(impact ?? 0)
  const isWorse = impact !== undefined && impact > highest + toleratedRise
  if (isWorse) setHighest(impact)
  return isWorse ? impact : highest
}

/**
 * Returns the warning about the price impact of a swap, if there is one. The user must accept a
 * grave or unknown impact, and must accept it again if a new quote is worse (K-SWAP-11).
 */
export function useImpactWarnings(swap: QuotedSwap | undefined): readonly ShownWarning[] {
  const text = useSwapText()
  const { locale } = useLanguage()
  const { priceImpact } = swap ? getSwapDetails(swap) : {}
  const highest = useHighest(priceImpact)
  const level = swap ? getImpactLevel(priceImpact) : 'small'
  if (level === 'small') return []
  if (level === 'unknown' || priceImpact === undefined)
    return [{ key: 'impact-unknown', text: text('swap.impactUnknown'), grave: true }]
  const percent = toPercent(priceImpact, locale)
  const sentence = text('swap.impactLoss', { percent })
  return [{ key: `impact-${level}-${highest}`, text: sentence, grave: level === 'grave' }]
}

import type { Network } from '@latchkey/core'
import { getSwapStore, preselectTokens, type SwapPreset, withPreset } from '@latchkey/kit/swap'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSwapForm } from '../../swap/useSwapForm.ts'
import { useSwapTokens } from '../../swap/useSwapTokens.ts'

export type PresetProps = { readonly preset: SwapPreset; readonly network: Network }

/**
 * Fills in the tokens and the amount that an app requests, once the list of tokens has loaded. Does
 * not change a form that the user has already edited (K-SWAP-10).
 */
export function Preset({ preset, network }: PresetProps) {
  const { kit } = useKitContext()
  const { preset: taken, form } = useSwapForm()
  const { all, status } = useSwapTokens(network)
  const isUntouched = form.bought === undefined && form.amount === ''
  const isDue = taken !== preset && status === 'success' && isUntouched
  useEffect(() => {
    if (!isDue) return
    getSwapStore(kit).setState({ preset, isNew: false, form: withPreset(form, preset, all) })
  })
  return null
}

export type PreselectionProps = { readonly network: Network }

/**
 * Preselects the token with the highest value, once the lists of tokens have loaded. Does not
 * change a form that the user has already edited (K-SWAP-10).
 */
export function Preselection({ network }: PreselectionProps) {
  const { kit } = useKitContext()
  const { form, isNew } = useSwapForm()
  const { own, all, status, areBalancesKnown } = useSwapTokens(network)
  const isUntouched = isNew && form.bought === undefined && form.amount === ''
  const isDue = isUntouched && status === 'success' && areBalancesKnown
  useEffect(() => {
    if (!isDue) return
    getSwapStore(kit).setState({ isNew: false, form: preselectTokens(form, { own, all }) })
  })
  return null
}

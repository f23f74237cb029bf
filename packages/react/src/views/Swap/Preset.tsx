import type { Network } from '@latchkey/core'
import { getSwapStore, type SwapPreset, withPreset } from '@latchkey/kit/swap'
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
    getSwapStore(kit).setState({ preset, form: withPreset(form, preset, all) })
  })
  return null
}

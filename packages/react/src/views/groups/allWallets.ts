import * as AllWallets from '../AllWallets/AllWallets.tsx'
import { shared } from './shared.ts'

/** Every wallet there is. */
export const allWallets = { AllWallets, shared }
